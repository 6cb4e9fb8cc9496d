<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later
?>
<div class="host-settings">
<nav id="app-navigation" class="host-settings__nav" aria-label="Settings" lang="en">
<button type="button" class="host-button host-settings__toggle" aria-expanded="false" aria-controls="settings-sections">
	<?php icon('menu') ?><span><?php p($_['pageTitle']) ?></span>
</button>
<div id="settings-sections" class="host-settings__sections">
<?php foreach ($_['lists'] as $kind => $sections): ?>
<h2 id="settings-<?php p($kind) ?>"><?php p($kind === 'admin' ? 'Administration' : 'Personal') ?></h2>
<ul aria-labelledby="settings-<?php p($kind) ?>">
<?php foreach ($sections as $section): ?>
<li>
	<a href="<?php p($section['href']) ?>"<?php if ($section['active']): ?> aria-current="page"<?php endif ?>>
		<?php icon($section['icon']) ?><span><?php p($section['name']) ?></span>
	</a>
</li>
<?php endforeach ?>
</ul>
<?php endforeach ?>
</div>
</nav>
<main id="app-content" class="host-settings__content">
<h1 class="hidden-visually"><?php p($_['pageTitle']) ?></h1>
<?php foreach ($_['forms'] as $form): ?>
<?php print_unescaped($form) ?>
<?php endforeach ?>
<?php if ($_['forms'] === []): ?>
<p class="host-empty" lang="en">No settings found at this address. Choose a section from the list.</p>
<?php endif ?>
</main>
</div>
