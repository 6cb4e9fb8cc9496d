<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// routes.php <lib/Controller>: prints every public action with its attributes as JSON.

use Tools\ControllerRoutes;

require __DIR__ . '/../vendor/autoload.php';

[, $folder] = $argv + ['', ''];
if (!is_dir($folder)) {
	fwrite(STDERR, "usage: routes.php <folder of controllers>\n");
	exit(2);
}
echo json_encode((object)(new ControllerRoutes())->read(rtrim($folder, '/')), JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES), "\n";
