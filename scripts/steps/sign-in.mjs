/** Signs somebody in by the same post as the form. @returns the Cookie header of the session */
export async function signIn(base, { email, password }) {
  const answer = await fetch(`${base}/auth`, {
    method: "POST",
    body: new URLSearchParams({ intent: "sign-in", email, password, redirectTo: "/dashboard" }),
    headers: { Origin: base },
    redirect: "manual",
  });
  if (answer.status !== 303) throw new Error(`Signing in answers ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
