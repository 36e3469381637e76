import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { LanguageField } from "~/features/accounts/components/language-field";
import { translateTo } from "~/features/accounts/model/sentences";
import { getOwnProfile } from "~/features/accounts/queries.server";
import { profileSchema } from "~/features/accounts/schema";
import { updateOwnProfile } from "~/features/accounts/update-profile.server";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash, successIn } from "~/server/http/flash.server";
import { requireUser } from "~/server/sessions/guards.server";
import { CLIENT_HOME } from "~/server/sessions/user";
import { useRootData } from "~/shell/site-page";
import { seo } from "~/site/seo";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { useServerForm } from "~/ui/server-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seo({ title: data?.words.title ?? "Modifier mon profil" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { full_name, company, language } = await getOwnProfile(user.id);
  const { editProfile, dialog, languages } = CLIENT_SPACE[user.language];
  const values = { full_name: full_name ?? "", company: company ?? "", language };
  return { values, words: { ...editProfile, ...dialog }, languages, spoken: user.language };
}

export const action = formAction({
  guard: requireUser,
  translate: ({ actor }) => translateTo(actor.language),
  intents: {
    profile: {
      schema: profileSchema,
      run: async (profile, { actor }) => {
        await updateOwnProfile(actor, profile);
        const language = profile.language ?? actor.language;
        return redirectWithFlash(CLIENT_HOME, successIn(language, CLIENT_SPACE[language].editProfile.saved));
      },
    },
  },
});

export default function EditProfile() {
  const { values, words, languages, spoken } = useLoaderData<typeof loader>();
  const [form, { full_name, company, language }] = useServerForm<typeof values>("profile", {
    defaultValue: values,
    constraint: { full_name: { required: true } },
  });
  return (
    <FormDialog
      title={words.title}
      closeTo="/dashboard"
      form={form}
      fields={[full_name, company, language]}
      summary={words.summary}
      submitLabel={words.save}
      pendingText={words.saving}
      cancelLabel={words.cancel}
    >
      <Field label={words.name} field={full_name} autoComplete="name" />
      <Field label={words.company} field={company} autoComplete="organization" />
      <LanguageField field={language} hint={words.hint} label={words.language} labels={languages} />
      <PrivacyNotice purpose="profile" site={useRootData()?.site} language={spoken} ofPage={spoken} />
    </FormDialog>
  );
}
