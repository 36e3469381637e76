export const dashboardsLanding = `<h2>Une page, lue chaque lundi</h2>
<p>Un tableau de bord utile tient sur un écran et répond à la question que vous posez chaque semaine. Nous commençons par cette question, pas par vos données.</p>
<ul>
<li>Qui regarde, quel jour, et que décide-t-il après avoir regardé ?</li>
<li>Quels chiffres existent déjà, et lesquels ne se contredisent pas ?</li>
<li>Qui sera prévenu quand un chiffre sort de sa plage ?</li>
</ul>
<h2>Avant, après</h2>
<table>
<thead><tr><th>Avant</th><th>Après</th></tr></thead>
<tbody>
<tr><td>Trois fichiers envoyés par e-mail</td><td>Une adresse, la même pour tous</td></tr>
<tr><td>Des chiffres de la semaine passée</td><td>Des chiffres de ce matin</td></tr>
<tr><td>Une réunion pour savoir qui a raison</td><td>Une définition écrite sous chaque chiffre</td></tr>
</tbody>
</table>
<blockquote><p>Si un chiffre ne change aucune décision, il n’a rien à faire sur l’écran.</p></blockquote>`;

export const complianceLanding = `<h2>Savoir quelles données vous gardez</h2>
<p>La loi marocaine 09-08, le règlement européen (RGPD) et la loi saoudienne sur les données personnelles (PDPL) posent d’abord la même question : quelles données, pour quoi faire, gardées combien de temps, par qui ? Nous y répondons avec vous, sur pièces.</p>
<ul>
<li>Un registre des traitements que vous saurez tenir.</li>
<li>Des formulaires et des mentions remis en règle sur le site.</li>
<li>Les démarches auprès de la CNDP préparées, prêtes à signer.</li>
<li>Une procédure d’une page pour le jour où des données fuient.</li>
</ul>
<blockquote><p>Nous sommes des praticiens, pas un cabinet d’avocats. Quand une question relève du droit, nous vous le disons et nous travaillons avec votre conseil.</p></blockquote>`;
