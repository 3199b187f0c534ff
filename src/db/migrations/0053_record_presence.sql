CREATE TABLE "record_presence" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"client" text NOT NULL,
	"user_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_presence_kind_record_id_client_pk" PRIMARY KEY("kind","record_id","client")
);
--> statement-breakpoint
ALTER TABLE "record_presence" ADD CONSTRAINT "record_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_presence_by_time" ON "record_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "record_presence_by_user" ON "record_presence" USING btree ("user_id");