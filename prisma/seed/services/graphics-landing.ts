export const brandIdentityLanding = `<h2>Une identité se juge de loin</h2>
<p>Sur une camionnette qui passe, sur une facture photocopiée, dans un rond de quarante pixels : c’est là que votre marque travaille. Nous la dessinons pour ces endroits, puis nous vérifions qu’elle y tient.</p>
<h2>Quatre étapes, sans surprise</h2>
<ul>
<li><strong>Écouter.</strong> Une heure avec vous, une heure avec trois de vos clients.</li>
<li><strong>Choisir une idée.</strong> Deux pistes argumentées, jamais dix variantes à départager.</li>
<li><strong>Dessiner.</strong> Logo, couleurs, lettres, en français et en arabe d’un même geste.</li>
<li><strong>Transmettre.</strong> Une charte courte, que votre imprimeur lira jusqu’au bout.</li>
</ul>
<blockquote><p>Une charte que personne n’applique n’est pas une charte, c’est un livre d’images.</p></blockquote>
<h2>Les fichiers remis</h2>
<table>
<thead><tr><th>Pour</th><th>Format</th></tr></thead>
<tbody>
<tr><td>L’imprimeur et l’enseigniste</td><td>PDF et SVG, couleurs Pantone et CMJN</td></tr>
<tr><td>Le site et les réseaux</td><td>SVG et PNG, clair et sombre</td></tr>
<tr><td>Vos documents</td><td>Modèles de lettre, de devis et de présentation</td></tr>
</tbody>
</table>`;

export const packagingLanding = `<h2>Trois secondes en rayon</h2>
<p>Un client prend le paquet, le retourne, le repose ou le garde. Nous travaillons ces trois gestes : ce qui se voit de loin, ce qui se lit au dos, ce qu’on sent en ouvrant.</p>
<ul>
<li>Le plan de découpe vient de votre imprimeur, jamais d’un modèle trouvé ailleurs.</li>
<li>Les mentions obligatoires sont listées avec vous, pays par pays, avant le premier dessin.</li>
<li>Deux maquettes en volume sont montées à la main et posées à côté de vos concurrents.</li>
</ul>
<blockquote><p>Le meilleur emballage est celui qu’on hésite à jeter.</p></blockquote>`;
