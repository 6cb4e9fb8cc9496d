<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** @var array{page: \OCA\FormsApp\Model\Link\LinkPage, addresses: \OCA\FormsApp\Host\PageAddresses} $_ */
$page = $_['page'];
$addresses = $_['addresses'];
?>
<!DOCTYPE html>
<html lang="<?php p($page->language) ?>"<?php if ($page->framedBy !== null): ?> class="embedded"<?php endif ?>>
	<head>
		<meta charset="utf-8">
		<meta name="viewport" content="width=device-width, initial-scale=1">
		<meta name="color-scheme" content="light dark">
		<meta name="robots" content="noindex, nofollow">
		<title><?php p($page->heading) ?></title>
		<link rel="icon" href="<?php p($addresses->icon()) ?>">
		<?php emit_css_tag($addresses->style()) ?>
		<?php if ($page->css !== ''): ?>
		<style nonce="<?php p($_['cspNonce']) ?>"><?php print_unescaped($page->css) ?></style>
		<?php endif ?>
		<?php emit_script_tag($addresses->script(), '', 'module') ?>
	</head>
	<body>
		<main id="formsapp-public">
			<header class="head">
				<?php if ($page->image !== null): ?>
				<img
					class="head__image head__image--<?php p($page->image['layout']) ?>"
					src="<?php p($page->image['url']) ?>"
					alt="<?php p($page->image['alt']) ?>"
					<?php if ($page->image['width'] !== null): ?>width="<?php p($page->image['width']) ?>"<?php endif ?>
					<?php if ($page->image['height'] !== null): ?>height="<?php p($page->image['height']) ?>"<?php endif ?>
				>
				<?php endif ?>
				<h1 tabindex="-1"><?php p($page->heading) ?></h1>
				<?php if ($page->text !== ''): ?>
				<p class="text"><?php p($page->text) ?></p>
				<?php endif ?>
				<?php if ($page->opensAt !== null): ?>
				<p><time datetime="<?php p($page->opensAt) ?>"><?php p($page->opensAt) ?></time></p>
				<?php endif ?>
				<?php if ($page->login !== null): ?>
				<p>
					<a
						class="button button--first"
						href="<?php p($page->login) ?>"
						<?php if ($page->framedBy !== null): ?>target="_blank" rel="noopener"<?php endif ?>
					><?php p($page->labels['login']) ?></a>
				</p>
				<?php endif ?>
			</header>
			<noscript><p><?php p($page->labels['scriptNeeded']) ?></p></noscript>
		</main>
		<script type="application/json" id="formsapp-public-data"><?php print_unescaped($page->data) ?></script>
	</body>
</html>
