import { Form } from "@remix-run/react";
import { ROLE_LABELS } from "~/features/accounts/model/user";
import type { User } from "~/server/sessions/user";
import { AppLink } from "~/ui/app-link";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";

interface ProfileCardProps {
  user: User;
  company: string | null;
}

/** Who is signed in, and the way out. */
export function ProfileCard({ user, company }: ProfileCardProps) {
  return (
    <Card>
      <div className="profile-card">
        <Avatar name={user.fullName} />
        <div>
          <h2>{user.fullName}</h2>
          <p className="note">{[ROLE_LABELS[user.role], company].filter(Boolean).join(", ")}</p>
          <p className="note break-words">{user.email}</p>
        </div>
      </div>
      <AppLink to="/dashboard/profile" hydrated preventScrollReset>
        Modifier mon profil
      </AppLink>
      <AppLink to="/dashboard/account" hydrated>
        Mon compte
      </AppLink>
      <Form method="post" action="/sign-out">
        <Button type="submit" variant="secondary" size="sm">
          Déconnexion
        </Button>
      </Form>
    </Card>
  );
}
