<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Dav;

use OCA\RoomsApp\Dav\BookingPlugin;
use OCA\RoomsApp\Dav\BookingServices;
use OCA\RoomsApp\Dav\RoomVisibility;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Invitation\Fields;
use OCA\RoomsApp\Service\Scheduling\RoomAddresses;
use OCA\RoomsApp\Tests\Unit\Fake\SchedulingTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\StatementLog;
use PHPUnit\Framework\MockObject\Stub;
use Psr\Log\LoggerInterface;
use Sabre\CalDAV\ICalendarObject;
use Sabre\DAV\INode;
use Sabre\DAV\Server;
use Sabre\DAV\Tree;
use Sabre\DAVACL\IACL;
use Sabre\HTTP\RequestInterface;
use Sabre\HTTP\ResponseInterface;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\ITip\Message;

final class BookingPluginTest extends SchedulingTestCase {
	private const CALENDAR = 'calendars/anna/work';
	private Server $server;
	private string $principal = 'principals/users/anna';
	private string $old = '';
	/** @var array<string, string> */
	private array $headers = [];
	private BookingServices&Stub $tools;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->tools = self::createStub(BookingServices::class);
		$this->tools->method('desk')->willReturnCallback(fn () => $this->desk);
		$this->tools->method('addresses')->willReturn(new RoomAddresses($this->rooms));
		$this->server = new Server();
		$tree = self::createStub(Tree::class);
		$tree->method('getNodeForPath')->willReturnCallback($this->node(...));
		$this->server->tree = $tree;
		$account = static fn (): string => 'bert';
		$visibility = new RoomVisibility($this->tools, $account);
		$logger = self::createStub(LoggerInterface::class);
		$logger->method('error')->willReturnCallback(function (string $message): void {
			$this->logged[] = $message;
		});
		$leave = function (): void {
			$this->logged[] = 'left';
		};
		$this->server->addPlugin(new BookingPlugin($this->tools, $this->pending, $visibility, $account, $leave, $logger));
	}

	private function node(string $path): INode {
		if ($path === self::CALENDAR) {
			$calendar = self::createStub(IACL::class);
			$calendar->method('getOwner')->willReturn($this->principal);
			return $calendar;
		}
		$object = self::createStub(ICalendarObject::class);
		$object->method('get')->willReturn($this->old);
		return $object;
	}

	/** @return bool whether the object was changed */
	private function change(VCalendar $object, bool $isNew = true): bool {
		$request = self::createStub(RequestInterface::class);
		$request->method('getPath')->willReturn(self::CALENDAR . '/a.ics');
		$request->method('getHeader')->willReturnCallback(fn (string $name): ?string => $this->headers[$name] ?? null);
		$isModified = false;
		$response = self::createStub(ResponseInterface::class);
		$this->server->emit('calendarObjectChange', [$request, $response, $object, self::CALENDAR, &$isModified, $isNew]);
		return $isModified;
	}

	public function testRoomsAnswerBeforeTheEventIsStored(): void {
		$event = $this->event(5);
		self::assertTrue($this->change($event));
		self::assertSame('ACCEPTED', self::answers($event));
		$pending = $this->pending->take('anna', 'event-1');
		self::assertNotNull($pending);
		self::assertEquals(Actor::account('bert'), $pending->actor);
		self::assertSame('anna', $pending->owner);
		self::assertFalse($this->change($event), 'what says already what it should');
	}

	public function testAnEventWithoutAttendeesCostsNothing(): void {
		$event = $this->event(5);
		Fields::events($event)[0]->remove('ATTENDEE');
		$this->tools = self::createStub(BookingServices::class);
		$this->old = $event->serialize();
		$log = new StatementLog($this->connection->doctrine);
		self::assertFalse($this->change($event));
		self::assertFalse($this->change($event, false));
		self::assertSame([], $log->plans());
		self::assertTrue($this->pending->hasSeen('event-1'));
	}

	public function testARequestThatWantsNoMessagesBooksNothing(): void {
		foreach (['x-nc-scheduling' => 'false', 'Schedule-Reply' => 'F'] as $name => $value) {
			$this->headers = [$name => $value];
			self::assertFalse($this->change($this->event(5)));
		}
		self::assertFalse($this->pending->hasSeen('event-1'));
	}

	public function testCalendarsOfRoomsAreNobodys(): void {
		$this->principal = 'principals/calendar-rooms/roomsapp-blue';
		self::assertFalse($this->change($this->event(5)));
	}

	public function testAFailureLosesNoEvent(): void {
		$this->database->run('DROP TABLE oc_roomsapp_rooms');
		self::assertFalse($this->change($this->event(5)));
		self::assertCount(1, $this->logged);
	}

	public function testAnEventOfAnotherUidGivesTheFormerRoomsBack(): void {
		$this->put($this->event(5));
		$this->old = $this->stored()->text;
		$this->change($this->event(9, 'anna', 'event-2'), false);
		self::assertSame(['event-1'], array_column($this->pending->take('anna', 'event-2')->left ?? [], 'uid'));
	}

	public function testACopyOfSomebodysInvitationGivesNothingBack(): void {
		$this->put($this->event(5));
		$this->old = $this->stored()->text;
		self::assertFalse($this->change($this->event(5, 'bert'), false));
		self::assertNull($this->pending->take('anna', 'event-1'));
	}

	public function testClaimsOfARequestThatFailsAreGivenUp(): void {
		$this->change($this->event(5));
		$this->server->emit('exception', [new \RuntimeException('The disk is full')]);
		self::assertSame(['left'], $this->logged, 'what a deadlock has made of the transaction');
		self::assertSame('ACCEPTED', $this->put($this->event(5, 'bert', 'event-2'), 'bert'));
	}

	public function testMessagesToRoomsAreNotDelivered(): void {
		$event = $this->event(5);
		$this->change($event);
		$message = new Message();
		$message->message = $event;
		$message->recipient = 'mailto:blue@rooms.example';
		self::assertFalse($this->server->emit('schedule', [$message]));
		self::assertSame('2.0', $message->getScheduleStatus());
		$message->recipient = 'mailto:bert@example.org';
		self::assertTrue($this->server->emit('schedule', [$message]));
	}
}
