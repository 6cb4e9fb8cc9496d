<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

use Host\AppFramework\Http\StaticFiles;
use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;

// What `php -S` asks about every address; HOST_SETTINGS names a PHP file that returns the settings.
require __DIR__ . '/../vendor/autoload.php';

$settings = Settings::fromEnvironment();
header_remove('X-Powered-By');
/** @var string $address */
$address = $_SERVER['REQUEST_URI'];
if (!(new StaticFiles($settings))->send($address)) {
	(new Kernel($settings))->handle();
}
