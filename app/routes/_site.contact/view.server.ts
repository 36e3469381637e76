import { getOwnProfile } from "~/features/accounts/queries.server";
import { signInquiry } from "~/features/inquiries/chat-message.server";
import { getLastPhone } from "~/features/inquiries/queries.server";
import { wayOutPath } from "~/features/marketing/model/ways-out";
import { chosenServiceText } from "~/features/services/model/service";
import { getChosenService, listServiceChoices } from "~/features/services/queries.server";
import { readServiceChoice } from "~/features/services/schema";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { readFlash } from "~/server/http/flash.server";
import { markUncacheable } from "~/server/page-cache/collect-cache-tags.server";
import { getUser } from "~/server/sessions/guards.server";

/** What the page knows of its visitor. While the database is down it opens all the same, without. */
export async function toView(request: Request) {
  const [sent, sender, service] = await Promise.all([getJustSent(request), getSender(request), getServices(request)]);
  return { sent, sender, service };
}

/** The services to choose from, and the one that the address names: `service` and, of its tiers, `tier`. */
async function getServices({ url }: Request) {
  const { searchParams } = new URL(url);
  const [slug, tier] = [searchParams.get("service") ?? "", searchParams.get("tier") ?? ""];
  const choice = readServiceChoice(`${slug}:${tier}`);
  const named = choice && getChosenService(choice).catch(nullWhileDown);
  const choices = listServiceChoices().catch((error: unknown) => {
    nullWhileDown(error);
    // A page without its services is not kept.
    markUncacheable();
    return [];
  });
  const [groups, chosen] = await Promise.all([choices, named]);
  if (!choice || !chosen) return { groups, value: "", tier: null };
  if (!chosen.tier_name) return { groups, value: choice.slug, tier: null };
  const value = `${choice.slug}:${chosen.tier_name}`;
  return { groups, value, tier: { value, label: chosenServiceText(chosen) } };
}

/** What this visitor has just sent, by the signed flash cookie: a review's id, or the way to the chat with a message. */
async function getJustSent(request: Request): Promise<{ chatUrl?: string; reviewId?: string }> {
  const [kind, id] = (await readFlash(request))?.reference?.split(":") ?? [];
  if (!id) return {};
  if (kind === "review") return { reviewId: id };
  return { chatUrl: wayOutPath("whatsapp", { page: "/contact", message: signInquiry(id) }) };
}

/** The client who is signed in, as the form shows it; null while the database is down. */
export async function getSender(request: Request) {
  try {
    const user = await getUser(request);
    if (user?.role !== "client") return null;
    const [phone, { company }] = await Promise.all([getLastPhone(user.id), getOwnProfile(user.id)]);
    return {
      id: user.id,
      values: { name: user.fullName, email: user.email, phone: phone ?? "", company: company ?? "" },
    };
  } catch (error) {
    return nullWhileDown(error);
  }
}

function nullWhileDown(error: unknown): null {
  if (error instanceof DatabaseUnavailableError) return null;
  throw error;
}
