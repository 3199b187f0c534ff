ALTER TABLE "works" ADD COLUMN "title_language" text;
