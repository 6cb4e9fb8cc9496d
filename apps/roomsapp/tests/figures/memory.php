<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Prints how many bytes an answer needs at most above what Nextcloud has in memory before. Arguments: the server's folder, what to make
// (feed, export or statistics), the room with the most bookings, and the account of an administrator.

use OCA\RoomsApp\Service\Csv\SheetExport;
use OCA\RoomsApp\Service\Feed\FeedCalendar;
use OCA\RoomsApp\Service\Feed\RoomFeed;
use OCA\RoomsApp\Service\PublicApi\StatisticsService;
use OCA\RoomsApp\Shared\Token\IssuedToken;
use OCP\App\IAppManager;
use OCP\Server;

[, $server, $what, $room, $admin] = $argv;
require_once "$server/lib/base.php";
Server::get(IAppManager::class)->loadApp('roomsapp');
$token = new IssuedToken('figures', 'Figures', ['admin'], [], time(), null, null, null);
$year = ['from' => gmdate('Y-m-d', time() - 364 * 86_400), 'to' => gmdate('Y-m-d')];
$make = match ($what) {
	'feed' => static function () use ($room): string {
		$feed = Server::get(RoomFeed::class);
		$found = $feed->roomOf($room);
		return Server::get(FeedCalendar::class)->text($found, $feed->period($found, []));
	},
	'export' => static function () use ($admin): void {
		foreach (Server::get(SheetExport::class)->export($admin)[1] as $piece) {
			if ($piece === '') {
				throw new RuntimeException('An empty piece');
			}
		}
	},
	'statistics' => static fn (): string =>
		json_encode(Server::get(StatisticsService::class)->read($year, $token), JSON_THROW_ON_ERROR),
	default => throw new InvalidArgumentException("There is no $what"),
};
memory_reset_peak_usage();
$before = memory_get_usage();
$make();
echo memory_get_peak_usage() - $before;
