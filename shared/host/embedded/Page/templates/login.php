<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later
?>
<div class="host-box">
<p class="host-brand"><span class="logo" aria-hidden="true"></span>Embedded host</p>
<h1>Log in</h1>
<form class="host-login" method="post" action="/index.php/login">
<?php if ($_['failed']): ?>
<p class="host-note host-note--error" role="alert"><?php p(
	[
		'userdisabled' => 'Account disabled.',
		'csrfCheckFailed' => 'This page has expired. Try again.',
		'invalidOrigin' => 'Your browser did not send the origin of the form. Log in at the address that the host was started with.',
	][$_['failure']] ?? 'Wrong account name or password.',
) ?></p>
<?php endif ?>
<label for="user">Account name</label>
<input id="user" name="user" value="<?php p($_['user']) ?>" autocomplete="username" autocapitalize="none" spellcheck="false" required
	<?php if ($_['failed']): ?> aria-invalid="true"<?php else: ?> autofocus<?php endif ?>>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required
	<?php if ($_['failed']): ?> aria-invalid="true" autofocus<?php endif ?>>
<input type="hidden" name="redirect_url" value="<?php p($_['redirect_url']) ?>">
<input type="hidden" name="requesttoken" value="<?php p($_['requestToken']) ?>">
<input type="hidden" name="timezone" value="UTC">
<input type="hidden" name="timezone_offset" value="0">
<button class="host-button host-button--primary">Log in</button>
</form>
<?php if ($_['people'] !== []): ?>
<section class="host-people" aria-labelledby="people">
<h2 id="people">Or log in as</h2>
<ul>
<?php foreach ($_['people'] as $person): ?>
<li><form method="post" action="/index.php/login">
<input type="hidden" name="user" value="<?php p($person['user']) ?>">
<input type="hidden" name="password" value="<?php p($person['password']) ?>">
<input type="hidden" name="redirect_url" value="<?php p($_['redirect_url']) ?>">
<input type="hidden" name="requesttoken" value="<?php p($_['requestToken']) ?>">
<input type="hidden" name="timezone" value="UTC">
<input type="hidden" name="timezone_offset" value="0">
<button class="host-person-button">
	<?php initials($person['name']) ?>
	<span><strong><?php p($person['name']) ?></strong><span><?php p($person['about'] ?? $person['user']) ?></span></span>
</button>
</form></li>
<?php endforeach ?>
</ul>
</section>
<?php endif ?>
</div>
