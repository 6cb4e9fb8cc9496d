<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Fake;

use Host\Console\Apps\LoggedOutput;
use Host\Database\Connection;
use Host\Database\Schema;
use OCA\FormsApp\Migration\Version000100Date20261127100000;
use OCA\FormsApp\Migration\Version000100Date20261128100000;
use OCA\FormsApp\Migration\Version000100Date20261128110000;
use OCA\FormsApp\Migration\Version000100Date20261128120000;
use OCA\FormsApp\Migration\Version000100Date20261128130000;
use OCA\FormsApp\Migration\Version000100Date20261128140000;
use OCA\FormsApp\Migration\Version000100Date20261128150000;
use OCA\FormsApp\Migration\Version000100Date20261128155000;
use OCA\FormsApp\Migration\Version000100Date20261128160000;
use OCA\FormsApp\Migration\Version000100Date20261128170000;
use OCA\FormsApp\Migration\Version000100Date20261128180000;
use OCA\FormsApp\Migration\Version000100Date20261128190000;
use OCA\FormsApp\Migration\Version000100Date20261128220000;
use Psr\Log\NullLogger;

/** The tables of the app, empty. */
final class FormTables {
	public static function create(Connection $connection): void {
		$schema = new Schema($connection->doctrine);
		$steps = [
			new Version000100Date20261127100000(), new Version000100Date20261128100000(), new Version000100Date20261128110000(),
			new Version000100Date20261128120000(), new Version000100Date20261128130000(), new Version000100Date20261128140000(),
			new Version000100Date20261128150000(), new Version000100Date20261128155000(), new Version000100Date20261128160000(),
			new Version000100Date20261128170000(), new Version000100Date20261128180000(), new Version000100Date20261128190000(),
			new Version000100Date20261128220000(),
		];
		foreach ($steps as $step) {
			$step->changeSchema(new LoggedOutput(new NullLogger()), static fn (): Schema => $schema, []);
		}
		$schema->apply();
	}
}
