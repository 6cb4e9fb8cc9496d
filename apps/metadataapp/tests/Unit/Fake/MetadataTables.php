<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

use Host\Console\Apps\LoggedOutput;
use Host\Database\Connection;
use Host\Database\Schema;
use OCA\MetadataApp\Migration\Version000100Date20261128100000;
use OCA\MetadataApp\Migration\Version000100Date20261128120000;
use OCA\MetadataApp\Migration\Version000200Date20261128120000;
use OCA\MetadataApp\Migration\Version000300Date20261128120000;
use OCA\MetadataApp\Migration\Version000300Date20261128180000;
use Psr\Log\NullLogger;

/** The tables of the app, empty. */
final class MetadataTables {
	public static function create(Connection $connection): void {
		$schema = new Schema($connection->doctrine);
		$steps = [
			new Version000100Date20261128100000(),
			new Version000100Date20261128120000(),
			new Version000200Date20261128120000(),
			new Version000300Date20261128120000(),
			new Version000300Date20261128180000(),
		];
		foreach ($steps as $step) {
			$step->changeSchema(new LoggedOutput(new NullLogger()), static fn (): Schema => $schema, []);
		}
		$schema->apply();
	}
}
