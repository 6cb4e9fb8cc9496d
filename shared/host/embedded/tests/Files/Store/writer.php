<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Writes anna's files without end, in the instance whose folder is given.

use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;
use Host\Files\Nodes\File;
use Host\Files\Nodes\Root;

require dirname(__DIR__, 5) . '/tools/php/bootstrap.php';

/** @var list<string> $argv */
$kernel = new Kernel(new Settings($argv[1], 'http://127.0.0.1', '34.0.1', [], ['secret' => 'test']));
$home = $kernel->get(Root::class)->getUserFolder('anna');
$home->newFolder('written');
for ($number = 0; ; $number++) {
	$path = 'written/' . $number % 7 . '.txt';
	$content = str_repeat('x', random_int(1, 50_000));
	$node = $home->nodeExists($path) ? $home->get($path) : $home->newFile($path, $content);
	if ($node instanceof File) {
		$node->putContent($content);
	}
	if ($number % 5 === 0 && $node instanceof File) {
		$node->delete();
	}
	echo '.';
}
