<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// namespace-gate.php <folder> [<namespace>]: ends with 1 when a class, function or constant stands outside the namespace;
// without one, the namespace is that of the app whose folder it is.

use Tools\Apps;
use Tools\NamespaceGate;

require __DIR__ . '/../vendor/autoload.php';

[, $folder, $namespace] = $argv + ['', '', ''];
if (!is_dir($folder)) {
	fwrite(STDERR, "usage: namespace-gate.php <folder> [<namespace>]\n");
	exit(2);
}
$namespace = $namespace === '' ? Apps::of($folder)[1] : $namespace;
$outside = (new NamespaceGate($namespace))->outside(rtrim($folder, '/'));
foreach ($outside as $declaration) {
	fwrite(STDERR, "outside $namespace: $declaration\n");
}
exit($outside === [] ? 0 : 1);
