<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// converter.php <data folder of the host> <field> <page>: a process that goes on with a conversion, and says so after each step.

use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;
use Host\Database\Connection;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Tests\Unit\Fake\AnybodyKnown;
use OCA\MetadataApp\Tests\Unit\Fake\ConversionParts;
use OCA\MetadataApp\Tests\Unit\Fake\SetClock;
use OCP\L10N\IFactory;

require dirname(__DIR__, 5) . '/shared/tools/php/bootstrap.php';

[, $directory] = $argv;
[$field, $page] = array_map(intval(...), array_slice($argv, 2));
$kernel = new Kernel(new Settings($directory, '', '34.0.1', [], []));
$sentences = new ProblemSentences($kernel->get(IFactory::class)->get('metadataapp'));
$parts = new ConversionParts($kernel->get(Connection::class), new SetClock(), $sentences, new AnybodyKnown());
do {
	$hasMore = $parts->work->step($field, $page);
	echo '.';
} while ($hasMore);
