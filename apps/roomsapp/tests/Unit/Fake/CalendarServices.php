<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Fake;

use OCA\RoomsApp\AppInfo\Application;
use OCA\RoomsApp\Host\AccountEvents;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Host\OwnerAddresses;
use OCA\RoomsApp\Host\RoomCalendar;
use OCA\RoomsApp\Model\Calendar\Copy\CopyWriter;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Invitation\Answer\AnswerWriter;
use OCA\RoomsApp\Model\Invitation\InvitationReader;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Calendar\Consequences;
use OCA\RoomsApp\Service\Calendar\GuestCopies;
use OCA\RoomsApp\Service\Calendar\OrganizerEvents;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Service\Calendar\StoredAnswers;
use OCA\RoomsApp\Service\Extsync\SyncQueue;
use OCA\RoomsApp\Service\Notice\Notices;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Db\OutboxTable;
use OCA\RoomsApp\Shared\Outbox\Outbox;
use OCP\IConfig;
use OCP\IDBConnection;
use Psr\Log\LoggerInterface;

/** What writes bookings into calendars, on the calendars of the embedded host. */
final class CalendarServices {
	public readonly BookingServices $booking;
	public readonly RoomCalendar $calendar;
	public readonly InstanceZone $zone;
	public readonly OrganizerEvents $events;
	public readonly RoomCopies $copies;
	public readonly Consequences $consequences;

	public function __construct(
		IDBConnection $db,
		Clock $clock,
		IConfig $config,
		LoggerInterface $logger,
		Notices $notices,
		OwnerAddresses $addresses,
		AccountEvents $account = new AccountEvents(),
	) {
		$this->booking = new BookingServices($db, $clock);
		$this->calendar = new RoomCalendar(new CountingCatalog());
		$this->zone = new InstanceZone($config);
		$expander = new OccurrenceExpander();
		$rooms = new RoomRepository($db);
		$answers = new StoredAnswers(new AnswerWriter(), $expander, $this->booking->dates, $this->booking->audit, $this->zone);
		$guests = new GuestCopies($account, $addresses);
		$this->events = new OrganizerEvents($account, $answers, $guests, new InvitationReader(), $this->booking->bookings, $rooms, $logger);
		$sync = new SyncQueue(new Outbox(new OutboxTable($db, Application::APP_ID), $clock), $clock);
		$this->copies = new RoomCopies(
			$this->calendar, new CopyWriter($expander), $this->events, $this->booking->dates, $rooms, $this->zone, $clock, $sync, $logger,
		);
		$this->consequences = new Consequences($this->copies, $this->events, $notices, $this->booking->dates, $logger);
	}
}
