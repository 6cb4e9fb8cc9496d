<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

use Nextcloud\CodingStandard\Config;

require_once __DIR__ . '/vendor/autoload.php';

$root = dirname(__DIR__, 3);
$config = new Config();
$config->setParallelConfig(PhpCsFixer\Runner\Parallel\ParallelConfigFactory::sequential());
$config->setCacheFile("$root/build/php-cs-fixer.json");
$config->getFinder()
	->in([
		...(array)glob("$root/apps/*/lib"),
		...(array)glob("$root/apps/*/tests"),
		"$root/shared/php",
		"$root/shared/tools/php",
		"$root/shared/host/embedded",
		"$root/shared/testing/apps",
	])
	->notPath(['Shared/Contract', 'HTMLPurifier'])
	->exclude(['vendor', 'Shared', 'Vendor']);
return $config;
