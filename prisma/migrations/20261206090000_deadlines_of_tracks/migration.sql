-- A project with dated milestones is due with the last of them; what is only paid is none. Commands keep it so.
UPDATE "projects" p SET "deadline" = t."last_on"
FROM (
    SELECT "project_id", max("due_on") AS "last_on" FROM "project_milestones"
    WHERE "kind" IS NULL OR "kind" = 'progress' OR "state" <> 'upcoming'
    GROUP BY "project_id"
) t
WHERE t."project_id" = p."id" AND t."last_on" IS NOT NULL AND p."deadline" IS DISTINCT FROM t."last_on";
