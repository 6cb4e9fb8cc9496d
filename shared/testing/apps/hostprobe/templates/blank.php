<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** @var array{name: string, language: string, asset: string, requesttoken: string, cspNonce: string} $_ */
?>
<!DOCTYPE html>
<html lang="<?php p($_['language']) ?>">
	<head data-requesttoken="<?php p($_['requesttoken']) ?>">
		<title><?php p($_['name']) ?></title>
		<?php emit_css_tag($_['asset'], 'media="print"') ?>
		<?php emit_css_tag($_['asset']) ?>
		<?php emit_script_tag($_['asset']) ?>
		<?php emit_script_tag($_['asset'], '', 'module') ?>
		<?php emit_script_tag('', 'document.title += "!"') ?>
		<style nonce="<?php p($_['cspNonce']) ?>">body { margin: 0 }</style>
	</head>
	<body id="hostprobe-blank"><?php p($_['name']) ?></body>
</html>
