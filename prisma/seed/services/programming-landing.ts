export const webDevelopmentLanding = `<h2>Ce que vous avez entre les mains à la fin</h2>
<p>Un site en ligne, à votre nom, dont vous tenez les clés : le nom de domaine, l’hébergement, le code et les comptes. Nous vous les remettons le jour de la livraison, avec une heure de prise en main filmée que vous pourrez revoir.</p>
<ul>
<li><strong>Première semaine.</strong> Une conversation d’une heure, puis la liste des pages et le texte de chacune.</li>
<li><strong>Deuxième semaine.</strong> Les maquettes, sur téléphone d’abord. Vous corrigez, nous reprenons.</li>
<li><strong>Troisième semaine.</strong> La construction, les essais sur de vrais téléphones, la mise en ligne.</li>
</ul>
<blockquote><p>Un bon site répond à trois questions sans qu’on fasse défiler : qui êtes-vous, que faites-vous, comment vous joindre.</p></blockquote>
<h2>Une page, huit pages ou un espace client ?</h2>
<table>
<thead><tr><th>Vous voulez surtout</th><th>La formule qui suffit</th></tr></thead>
<tbody>
<tr><td>Être trouvé et appelé dans votre ville</td><td>Basique</td></tr>
<tr><td>Présenter plusieurs métiers, publier, écrire en deux langues</td><td>Standard</td></tr>
<tr><td>Faire payer, réserver ou donner un accès à vos clients</td><td>Avancé</td></tr>
</tbody>
</table>
<p>Si vous hésitez, décrivez votre journée de travail plutôt que votre site : nous en déduirons la formule.</p>`;

export const onlineShopLanding = `<h2>Vendre, encaisser, expédier</h2>
<p>Une boutique en ligne n’est pas un catalogue avec un bouton. C’est une caisse, un entrepôt et un service après-vente qui travaillent ensemble. Nous montons les trois, et nous passons les premières commandes avec vous.</p>
<ul>
<li>Paiement par carte, par virement et à la livraison, avec un état clair pour chaque commande.</li>
<li>Frais d’envoi par ville ou par poids, étiquette imprimée depuis l’administration.</li>
<li>Stock décompté à la commande, alerte quand il reste trois pièces.</li>
</ul>
<h2>Ce que nous préparons avec vous</h2>
<table>
<thead><tr><th>Sujet</th><th>Vous apportez</th><th>Nous faisons</th></tr></thead>
<tbody>
<tr><td>Produits</td><td>Un tableau et des photos</td><td>L’import, les déclinaisons, les textes manquants</td></tr>
<tr><td>Paiement</td><td>Un compte marchand</td><td>Le raccordement et les essais</td></tr>
<tr><td>Livraison</td><td>Le contrat du transporteur</td><td>Les tarifs, les étiquettes, le suivi</td></tr>
</tbody>
</table>
<blockquote><p>La première vente doit pouvoir se faire d’une main, debout, dans le tramway.</p></blockquote>`;

export const automationLanding = `<h2>Commencer par une heure perdue</h2>
<p>Nous ne vendons pas d’intelligence artificielle au mètre. Nous cherchons avec vous une tâche qui revient chaque jour, qui suit des règles et que personne n’aime faire. C’est elle que nous confions à la machine.</p>
<ul>
<li>Trier les e-mails d’une boîte commune et préparer les réponses.</li>
<li>Lire des factures fournisseurs et remplir le tableau comptable.</li>
<li>Répondre la nuit aux questions simples, et passer la main à un humain pour le reste.</li>
</ul>
<h2>Ce que nous refusons</h2>
<p>Une décision qui engage une personne (un crédit, une embauche, un soin) reste prise par une personne. Les données de vos clients ne servent à entraîner aucun modèle, et chaque réponse produite garde une trace que vous pouvez relire.</p>
<blockquote><p>Si la tâche prend dix minutes par mois, nous vous dirons de la garder.</p></blockquote>`;
