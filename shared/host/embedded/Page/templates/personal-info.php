<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later
?>
<section class="host-section" lang="en" data-account="<?php p($_['user']) ?>">
<h2>Personal info</h2>
<p class="host-hint">Changes are saved automatically when you leave a field.</p>
<div class="host-field">
	<label for="displayname">Full name</label>
	<input id="displayname" data-save="displayname" value="<?php p($_['displayName']) ?>" autocomplete="name" required>
	<span class="host-saved" role="status"></span>
</div>
<div class="host-field">
	<label for="email">Email</label>
	<input id="email" type="email" data-save="email" value="<?php p($_['email']) ?>" autocomplete="email">
	<span class="host-saved" role="status"></span>
</div>
<div class="host-field"><label for="language">Language</label><select id="language" data-save="language">
<?php foreach ($_['languages'] as $language): ?>
<option value="<?php p($language['code']) ?>" lang="<?php p(strtr($language['code'], '_', '-')) ?>"
	<?php if ($language['code'] === $_['language']): ?> selected<?php endif ?>><?php p($language['name']) ?></option>
<?php endforeach ?>
</select><span class="host-saved" role="status"></span></div>
<div class="host-field"><label for="locale">Locale (for dates and numbers)</label><select id="locale" data-save="locale">
<option value=""<?php if ($_['locale'] === ''): ?> selected<?php endif ?> disabled>Same as language</option>
<?php foreach ($_['locales'] as $code => $name): ?>
<option value="<?php p($code) ?>"<?php if ($code === $_['locale']): ?> selected<?php endif ?>><?php p($name) ?></option>
<?php endforeach ?>
</select><span class="host-saved" role="status"></span></div>
</section>
