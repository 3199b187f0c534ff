-- The settings of the house get one value for each field of their record. Their former row stays for programs that still
-- run while this one starts.
INSERT INTO "settings" ("key", "value", "updated_at")
SELECT 'house_settings', jsonb_strip_nulls(jsonb_build_object(
  'name', value -> 'name',
  'claim', CASE WHEN value -> 'claim' <> '{"de": "", "en": ""}' THEN value -> 'claim' END,
  'opened_on', NULLIF(value ->> 'openedOn', ''),
  'street', NULLIF(value ->> 'street', ''),
  'postal_code', NULLIF(value ->> 'postalCode', ''),
  'city', NULLIF(value ->> 'city', ''),
  'phone', NULLIF(value ->> 'phone', ''),
  'email', NULLIF(value ->> 'email', ''),
  'opening_hours', CASE WHEN value -> 'openingHours' <> '{"de": "", "en": ""}' THEN value -> 'openingHours' END,
  'social_instagram', NULLIF(value #>> '{social,instagram}', ''),
  'social_facebook', NULLIF(value #>> '{social,facebook}', ''),
  'social_youtube', NULLIF(value #>> '{social,youtube}', ''),
  'donation_url', NULLIF(value ->> 'donationUrl', ''),
  'membership_url', NULLIF(value ->> 'membershipUrl', ''),
  'reservation_url', NULLIF(value ->> 'reservationUrl', ''),
  'partner_name', NULLIF(value #>> '{partner,name}', ''),
  'partner_url', NULLIF(value #>> '{partner,url}', '')
)), "updated_at"
FROM "settings" WHERE "key" = 'house'
ON CONFLICT ("key") DO NOTHING;
