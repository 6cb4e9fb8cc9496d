<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// copy-shared.php <shared/php> <app's lib/Shared> <app's namespace>

use Tools\SharedCopier;

require __DIR__ . '/../vendor/autoload.php';

[, $source, $target, $namespace] = $argv + ['', '', '', ''];
if ($namespace === '') {
	fwrite(STDERR, "usage: copy-shared.php <source> <target> <namespace>\n");
	exit(2);
}
echo (new SharedCopier($namespace))->copy($source, $target), " files of shared PHP under $namespace\n";
