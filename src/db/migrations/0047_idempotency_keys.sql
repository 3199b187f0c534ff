CREATE TABLE "idempotency_keys" (
	"account" text NOT NULL,
	"key" text NOT NULL,
	"content" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_account_key_pk" PRIMARY KEY("account","key")
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_time" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_of_commands" ON "audit_log" USING btree ("id") WHERE details ? 'command';