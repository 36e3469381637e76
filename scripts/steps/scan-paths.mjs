/** Paths at which careless sites show what is theirs: files of tools and servers, detours out of the folder, copies. */
const NAMES = String.raw`
  .env .env.local .env.production .git/HEAD .git/config .gitignore .npmrc .ci/run .data/secrets.json
  .data/database/PG_VERSION .cache/trust-report.json .htaccess .svn/entries .DS_Store .ssh/id_rsa secrets.json
  package.json package-lock.json tsconfig.json vite.config.ts prisma/schema.prisma app/root.tsx README.md
  build/server/index.js server/index.js node_modules/.package-lock.json scripts/start.mjs database backups
  backup.tar.gz backup.sql dump.sql db.sqlite id_rsa config.json config.php phpinfo.php wp-login.php wp-admin/
  xmlrpc.php server-status server-info actuator actuator/env metrics debug trace console graphql api api/v1
  swagger.json openapi.json admin.php login phpmyadmin/ cgi-bin/ test tmp styleguide styleguide.data healthz
  status __manifest _root.data manifest.json assets/ media/ media/../secrets.json media/%2e%2e/secrets.json
  media/..%2fsecrets.json assets/../../package.json assets/..%2f..%2fpackage.json ..%2f..%2f..%2fetc%2fpasswd
  %2e%2e/%2e%2e/etc/passwd etc/passwd //evil.example \evil.example %00 a%00b %ff % @fs/etc/passwd @vite/client
  @id/__x00__virtual __vite_ping assets/index.js.map build/client/assets robots.txt sitemap.xml llms.txt
  crossdomain.xml .well-known/security.txt admin.data admin/inquiries.data admin/clients/export dashboard/export
  og/admin
`;

/** Each with the endings of copies and of other servers. */
export const PATHS = NAMES.trim()
  .split(/\s+/)
  .flatMap((name) => ["", "~", ".bak", ".data"].map((ending) => name + ending));

/** What is public, and answers 200. */
export const OPEN = /^\/(?:healthz|robots\.txt|sitemap\.xml|llms\.txt|_root\.data)(?:$|[/?;%.~])/;
