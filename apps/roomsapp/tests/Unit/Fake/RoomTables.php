<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Fake;

use Host\Console\Apps\LoggedOutput;
use Host\Database\Connection;
use Host\Database\Schema;
use OCA\RoomsApp\Migration\Version000100Date20261124100000;
use OCA\RoomsApp\Migration\Version000100Date20261124120000;
use OCA\RoomsApp\Migration\Version000100Date20261124141500;
use Psr\Log\NullLogger;

/** The tables of the app as its migrations make them. */
final class RoomTables {
	public static function create(Connection $connection): void {
		$schema = new Schema($connection->doctrine);
		$steps = [
			new Version000100Date20261124100000(), new Version000100Date20261124120000(), new Version000100Date20261124141500(),
		];
		foreach ($steps as $step) {
			$step->changeSchema(new LoggedOutput(new NullLogger()), static fn (): Schema => $schema, []);
		}
		$schema->apply();
	}

	public static function addRoom(Connection $connection, string $id): void {
		$texts = array_fill_keys(['room_number', 'floor', 'room_type', 'contact', 'time_zone', 'calendar_uri'], '');
		$connection->insertIgnoreConflict('roomsapp_rooms', [
			...$texts, 'id' => $id, 'name' => ucfirst($id), 'email' => "$id@example.org", 'email_key' => "$id@example.org",
			'facilities' => '[]', 'hours' => '{"enabled":false,"rules":[]}', 'everyone' => 'book', 'created_at' => 0, 'updated_at' => 0,
		]);
	}
}
