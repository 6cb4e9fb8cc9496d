<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later
?>
<section class="host-section" lang="en">
<h2 id="theme">Theme</h2>
<p class="host-hint">Applies to your account on all devices.</p>
<div class="host-themes" role="radiogroup" aria-labelledby="theme">
<?php foreach ($_['themes'] as $id => [$name, $about]): ?>
<label class="host-theme">
	<input type="radio" name="theme" value="<?php p($id) ?>"<?php if ($id === $_['chosen']): ?> checked<?php endif ?>>
	<span class="host-theme__sample" data-sample="<?php p($id) ?>"
		<?php if ($id !== 'default'): ?> data-theme-<?php p($id) ?><?php endif ?> aria-hidden="true">
		<span></span><span></span><span></span>
	</span>
	<span><strong><?php p($name) ?></strong><span><?php p($about) ?></span></span>
</label>
<?php endforeach ?>
</div>
<p class="host-saved" role="status"></p>
</section>
