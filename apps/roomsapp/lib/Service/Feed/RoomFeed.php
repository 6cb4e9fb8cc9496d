<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Feed;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Feed\EventWriter;
use OCA\RoomsApp\Model\Period\Period;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\PublicApi\Periods;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Host\KeptTexts;
use OCA\RoomsApp\Shared\Host\Platform;
use Psr\Container\ContainerInterface;

/**
 * Accepted bookings of a room as iCalendar. The text is the same for whoever asks, and stays the same until a booking changes: most who ask
 * have it already, so that what writes it is made only when it is needed.
 *
 * @phpstan-import-type PublicFeedReadQuery from Schemas
 */
class RoomFeed {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly KeptTexts $texts,
		private readonly FeedSecrets $secrets,
		private readonly InstanceZone $instance,
		private readonly Platform $platform,
		private readonly Clock $clock,
		private readonly ContainerInterface $services,
	) {
	}

	/** @throws NotFound */
	public function roomOf(string $roomId): Room {
		return $this->rooms->find($roomId);
	}

	/** @return ?Room null when the secret does not open the feed of this room */
	public function roomOfSecret(string $roomId, #[\SensitiveParameter] string $secret): ?Room {
		return $this->secrets->opens($roomId, $secret) ? $this->rooms->findOrNull($roomId) : null;
	}

	/**
	 * @param PublicFeedReadQuery $query
	 * @throws Refusal
	 */
	public function period(Room $room, array $query): Period {
		return Periods::read($query['from'] ?? null, $query['to'] ?? null, $room->zone($this->instance->zone()), isLimited: false);
	}

	/** Changes whenever the text may: bookings raise the claims of their room, and so does what is written into its calendar. */
	public function version(Room $room, Period $asked): string {
		return json_encode([
			$room->id, $room->version(), $this->rooms->countClaims($room->id), $asked->from, $asked->to, $this->year(),
			$this->instance->zone()->getName(), $this->platform->app()['version'],
		], JSON_THROW_ON_ERROR);
	}

	/** What a wrong secret gets: it reads like the calendar of a room that nobody books. */
	public static function nothing(): string {
		return EventWriter::file('');
	}

	/** @param string $version of the same room and period, read before */
	public function known(Room $room, Period $asked, string $version): string {
		return $this->texts->find($version, function () use ($room, $asked): string {
			$calendar = $this->services->get(FeedCalendar::class);
			return $calendar instanceof FeedCalendar ? $calendar->text($room, $asked) : throw new \LogicException('There is no calendar');
		});
	}

	private function year(): int {
		return (int)$this->clock->now()->format('Y');
	}
}
