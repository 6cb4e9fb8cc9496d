<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later
?>
<meta charset="utf-8">
<title><?php p(($_['title'] === '' ? '' : "{$_['title']} - ") . Host\Page\Browser::NAME) ?></title>
<meta name="csp-nonce" nonce="<?php p($_['nonce']) ?>">
<meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">
<meta name="color-scheme" content="light dark">
<?php if ($_['isGuest']): ?>
<meta name="referrer" content="same-origin">
<?php endif ?>
<link rel="icon" href="<?php p(Host\Page\Assets::own('img/favicon.svg')) ?>" type="image/svg+xml">
<link rel="stylesheet" href="/index.php/apps/theming/theme/all.css?v=<?php p(
	dechex((int)filemtime(dirname(__DIR__) . '/Themes/Palettes.php')),
) ?>">
<link rel="stylesheet" href="<?php p(Host\Page\Assets::own('host.css')) ?>">
<link rel="stylesheet" href="<?php p(Host\Page\Assets::own('pages.css')) ?>">
<?php foreach ($_['styles'] as $href): ?>
<link rel="stylesheet" href="<?php p($href) ?>">
<?php endforeach ?>
<script nonce="<?php p($_['nonce']) ?>">
<?php foreach ($_['globals'] as $name => $value): ?>
var <?php print_unescaped($name . '=' . json_encode($value, JSON_HEX_TAG | JSON_THROW_ON_ERROR)) ?>;
<?php endforeach ?>
</script>
<script nonce="<?php p($_['nonce']) ?>" src="<?php p(Host\Page\Assets::own('host.js')) ?>"></script>
<?php foreach ($_['scripts'] as $script): ?>
<script nonce="<?php p($_['nonce']) ?>" <?php p($script['isModule'] ? 'type=module' : 'defer') ?> src="<?php p($script['src']) ?>"></script>
<?php endforeach ?>
<script nonce="<?php p($_['nonce']) ?>" type="module" src="<?php p(Host\Page\Assets::own('page.js')) ?>"></script>
