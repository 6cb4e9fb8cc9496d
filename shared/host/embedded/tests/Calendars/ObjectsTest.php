<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Calendars;

use Host\Calendars\CalendarObject;
use Host\Calendars\Calendars;
use Host\Calendars\Objects;
use Host\Tests\Instance;
use OCP\Calendar\Events\CalendarObjectCreatedEvent;
use OCP\EventDispatcher\IEventDispatcher;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Sabre\DAV\Exception\BadRequest;

final class ObjectsTest extends TestCase {
	private Instance $host;
	private Objects $objects;
	private int $calendar;

	#[\Override]
	protected function setUp(): void {
		$this->host = new Instance();
		$this->objects = $this->host->get(Objects::class);
		$this->calendar = $this->host->get(Calendars::class)->create('principals/users/ann', 'work', []);
	}

	#[\Override]
	protected function tearDown(): void {
		$this->host->remove();
	}

	public function testAnObjectIsFoundByItsUidBelowItsOwnersCalendars(): void {
		$this->objects->create($this->calendar, 'a.ics', self::event('one'));
		self::assertSame('work/a.ics', $this->objects->byUid('principals/users/ann', 'one', null));
		self::assertNull($this->objects->byUid('principals/users/ann', 'one', 'personal'));
		self::assertNull($this->objects->byUid('principals/users/bob', 'one', null));
	}

	public function testAUidIsThereOnceInACalendar(): void {
		$this->objects->create($this->calendar, 'a.ics', self::event('one'));
		$this->expectException(BadRequest::class);
		$this->objects->create($this->calendar, 'b.ics', self::event('one'));
	}

	public function testAListenerThatFailsLeavesNothingBehind(): void {
		$this->host->get(IEventDispatcher::class)->addListener(CalendarObjectCreatedEvent::class, static function (): void {
			throw new \RuntimeException('No');
		});
		try {
			$this->objects->create($this->calendar, 'a.ics', self::event('one'));
			self::fail('The failure was swallowed');
		} catch (\RuntimeException $failure) {
			self::assertSame('No', $failure->getMessage());
		}
		self::assertSame([[], []], [$this->objects->of($this->calendar), $this->objects->changes($this->calendar, 0, null)]);
	}

	public function testChangesAreToldSinceACertainState(): void {
		$calendars = $this->host->get(Calendars::class);
		$version = fn (): int => $calendars->byId($this->calendar)->version ?? 0;
		$this->objects->create($this->calendar, 'a.ics', self::event('one'));
		$before = $version();
		$this->objects->create($this->calendar, 'b.ics', self::event('two'));
		$this->objects->change($this->calendar, 'a.ics', self::event('one', 'SUMMARY:New'));
		self::assertSame(
			['a.ics' => Objects::CHANGED, 'b.ics' => Objects::ADDED],
			$this->objects->changes($this->calendar, $before, null),
		);
		$this->objects->delete($this->calendar, 'b.ics');
		self::assertSame(Objects::DELETED, $this->objects->changes($this->calendar, $before, null)['b.ics'] ?? null);
		self::assertSame([], $this->objects->changes($this->calendar, $version(), null));
		self::assertSame(['a.ics' => Objects::ADDED], $this->objects->changes($this->calendar, null, null));
	}

	/** The event is on 2 March 2026, from 09:00 to 10:00 UTC. */
	#[TestWith(['2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z', false])]
	#[TestWith(['2026-03-02T08:00:00Z', '2026-03-02T09:00:01Z', true])]
	#[TestWith(['2026-03-02T09:59:59Z', '2026-03-02T11:00:00Z', true])]
	#[TestWith(['2026-03-02T10:00:00Z', '2026-03-02T11:00:00Z', false])]
	public function testAnEventIsFoundByItsTime(string $from, string $until, bool $isFound): void {
		$this->objects->create($this->calendar, 'a.ics', self::event('one'));
		self::assertSame($isFound ? ['a.ics'] : [], $this->between($from, $until));
	}

	public function testASeriesIsFoundUntilItsLastDate(): void {
		$this->objects->create($this->calendar, 'a.ics', self::event('one', 'RRULE:FREQ=WEEKLY;COUNT=3'));
		$this->objects->create($this->calendar, 'b.ics', self::event('two', 'RRULE:FREQ=WEEKLY'));
		self::assertSame(['a.ics', 'b.ics'], $this->between('2026-03-16T00:00:00Z', '2026-03-17T00:00:00Z'));
		self::assertSame(['b.ics'], $this->between('2026-03-23T00:00:00Z', '2026-03-24T00:00:00Z'));
	}

	/** @return list<string> */
	private function between(string $from, string $until): array {
		$found = $this->objects->between($this->calendar, 'VEVENT', (int)strtotime($from), (int)strtotime($until));
		return array_map(static fn (CalendarObject $one): string => $one->uri, $found);
	}

	private static function event(string $uid, string ...$more): string {
		return implode("\r\n", [
			'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', 'BEGIN:VEVENT', "UID:$uid", 'DTSTAMP:20260101T000000Z',
			'DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z', ...$more, 'END:VEVENT', 'END:VCALENDAR', '',
		]);
	}
}
