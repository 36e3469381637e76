import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { reviewsCopy } from "~/content/reviews";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { getPublishedReview } from "~/features/testimonials/queries.server";
import { reportSchema, reviewIdSchema } from "~/features/testimonials/schema";
import { reportTestimonial } from "~/features/testimonials/write.server";
import { formAction, openToAll } from "~/server/forms/form-action.server";
import { isRobot } from "~/server/forms/honeypot.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { foundOr404 } from "~/server/http/not-found.server";
import { rateLimit, tooMany } from "~/server/http/rate-limit.server";
import { useRootData } from "~/shell/site-page";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Honeypot } from "~/ui/honeypot";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";

const perNetwork = rateLimit({ name: "review-report", points: 10, seconds: 600 });

export const handle: RouteHandle = { hydrate: true, isPrivate: true };

export const meta = () => seo({ title: reviewsCopy.reportTitle });

export async function loader({ request }: LoaderFunctionArgs) {
  const id = reviewIdSchema.safeParse(new URL(request.url).searchParams.get("avis"));
  const review = foundOr404(id.success ? await getPublishedReview(id.data) : null);
  return { review };
}

/** Keeps what a visitor reports. What a robot sends is thanked for, and goes nowhere. */
export const action = formAction({
  guard: openToAll,
  intents: {
    report: {
      schema: reportSchema,
      unstored: reviewsCopy.failed,
      run: async (report, { form, request, context }) => {
        const wait = await perNetwork.consume(clientNetwork(context));
        if (wait !== null) throw tooMany(reviewsCopy.limited, wait);
        const id = reviewIdSchema.safeParse(new URL(request.url).searchParams.get("avis"));
        if (id.success && !isRobot(form, "report")) await reportTestimonial(id.data, report);
        return redirectWithFlash("/avis", { tone: "success", title: "Merci", description: reviewsCopy.sent });
      },
    },
  },
});

export default function ReportReview() {
  const { review } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-[clamp(1.5rem,4vw,3.5rem)] pb-(--section)">
      <BackLink to="/avis">
        <ArrowLeft className="flip" aria-hidden />
        {reviewsCopy.back}
      </BackLink>
      <h1 className="text-[length:clamp(2.25rem,1.6rem_+_3vw,4rem)] mt-4 mb-4">{reviewsCopy.reportTitle}</h1>
      <p className="lead mb-8 max-w-[52ch]">{reviewsCopy.reportLead}</p>
      <div className="grid gap-10 lg:grid-cols-2">
        <blockquote className="ps-5 border-s-2 border-s-line-strong wrap-anywhere lg:order-1" dir="auto">
          <p>«&#8239;{review.content}&#8239;»</p>
          <p className="mt-3 text-text-2 text-sm">
            <bdi>{review.name}</bdi>
          </p>
        </blockquote>
        <ReportForm />
      </div>
    </div>
  );
}

function ReportForm() {
  const [form, { reason, email }] = useServerForm<Record<"reason" | "email", string>>("report", {
    id: "signalement",
    constraint: { reason: { required: true } },
  });
  return (
    <ServerForm form={form} fields={[reason, email]} className="grid gap-6.5">
      <Honeypot />
      <TextareaField label={reviewsCopy.reason} hint={reviewsCopy.reasonHint} field={reason} rows={5} dir="auto" />
      <Field
        label={reviewsCopy.email}
        hint={reviewsCopy.emailHint}
        isOptional
        field={email}
        type="email"
        autoComplete="email"
        dir="ltr"
      />
      <Button
        className="justify-self-start"
        variant="primary"
        isPending={form.isSending}
        pendingText={reviewsCopy.sending}
      >
        {reviewsCopy.send}
      </Button>
      <PrivacyNotice purpose="report" site={useRootData()?.site} />
    </ServerForm>
  );
}
