/** The first admin of the server under test; the demo clients have the same password. */
export const ADMIN = { email: "admin@example.com", password: "zellige-e2e-2026" };

export const CLIENT = { email: "khadija@riad-benali.example", password: ADMIN.password };
