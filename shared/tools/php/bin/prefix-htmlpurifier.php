<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// prefix-htmlpurifier.php <target folder> <namespace>

use Tools\HtmlPurifierPrefixer;

require __DIR__ . '/../vendor/autoload.php';

[, $target, $namespace] = $argv + ['', '', ''];
if ($namespace === '') {
	fwrite(STDERR, "usage: prefix-htmlpurifier.php <target> <namespace>\n");
	exit(2);
}
echo (new HtmlPurifierPrefixer($namespace))->copy(
	__DIR__ . '/../vendor/ezyang/htmlpurifier',
	$target,
), " classes of HTML Purifier under $namespace\n";
