import { beforeEach, expect, it } from "vitest";
import { PEOPLE_COPY } from "~/content/client-people";
import { action } from "~/routes/dashboard_.personnes.$id/route";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { postArgs, signedInAs } from "../support/requests";

beforeEach(resetDatabase);

it("an invitation is taken twenty times an hour, then refused until it may be sent again", async () => {
  const { id } = await makePerson("client", "khadija@riad.example");
  await makePerson("client", "salma@riad.example");
  const cookie = await signedInAs(id);
  const invite = (email: string) => {
    const fields = { intent: "invite-person", full_name: "Nour", permission: "reads", email };
    return action(postArgs(`/dashboard/personnes/${id}`, fields, { cookie, params: { id } }));
  };
  for (let n = 0; n < 20; n += 1) await invite("salma@riad.example");
  expect(await invite("nour@riad.example")).toMatchObject({
    data: { lastResult: { error: { email: [PEOPLE_COPY.fr.refused.tooMany] } } },
    init: { status: 429, headers: { "Retry-After": expect.stringMatching(/^[1-9]\d*$/) } },
  });
});
