<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// The command line of the embedded host, as occ is the server's. HOST_SETTINGS names the instance.

use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;
use Host\Console\Occ;

require __DIR__ . '/vendor/autoload.php';

$settings = Settings::fromEnvironment();
foreach (['', '/cache', '/sessions'] as $place) {
	if (!is_dir($settings->data . $place)) {
		mkdir($settings->data . $place, 0700, true);
	}
}
exit((new Kernel($settings))->get(Occ::class)->run());
