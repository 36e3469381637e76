export const searchRankingLanding = `<h2>Être trouvé par ceux qui cherchent déjà</h2>
<p>Le référencement naturel n’est pas un secret de laboratoire. C’est un site rapide, des pages qui répondent à une question chacune, une fiche d’établissement tenue à jour et quelques liens honnêtes. Nous faisons cela chaque mois, et nous vous montrons ce qui a bougé.</p>
<h2>Ce que contient un mois de travail</h2>
<ul>
<li>La liste des questions tapées par vos clients, en français, en arabe et en darija.</li>
<li>Deux pages écrites ou reprises, relues par quelqu’un de votre métier.</li>
<li>Les corrections techniques relevées par la Search Console.</li>
<li>Un relevé d’une page : visites, appels, demandes de devis.</li>
</ul>
<h2>Ce que nous ne faisons pas</h2>
<table>
<thead><tr><th>On vous propose parfois</th><th>Pourquoi nous refusons</th></tr></thead>
<tbody>
<tr><td>La première place garantie</td><td>Personne ne la tient dans sa main</td></tr>
<tr><td>Des centaines de liens achetés</td><td>Ils finissent par coûter plus qu’ils ne rapportent</td></tr>
<tr><td>De faux avis</td><td>Vos clients les reconnaissent</td></tr>
</tbody>
</table>
<blockquote><p>Une position ne se mange pas. Un appel, si.</p></blockquote>`;

export const socialMediaLanding = `<h2>Publier moins, répondre plus</h2>
<p>Trois publications tenues valent mieux que quinze oubliées. Nous préparons le mois en une matinée chez vous, nous photographions ce qui existe, et nous répondons aux messages comme vous le feriez.</p>
<ul>
<li>Un calendrier que vous validez en une fois, au début du mois.</li>
<li>Des images prises dans votre atelier, votre cuisine ou votre boutique.</li>
<li>Une réponse à chaque message dans la journée, six jours sur sept.</li>
</ul>
<blockquote><p>Un compte qui répond vend mieux qu’un compte qui brille.</p></blockquote>`;
