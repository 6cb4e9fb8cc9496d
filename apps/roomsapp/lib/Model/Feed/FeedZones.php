<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Feed;

use OCA\RoomsApp\Model\Calendar\Value\Properties;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\TimeZoneUtil;

/**
 * The VTIMEZONEs of a feed. A zone that PHP knows is written from its rules, as bookings are decided by them; the definition of any other
 * comes from the event that uses it. Two events may mean different zones by one name: then the second gets a name of its own.
 */
final class FeedZones {
	private const EOL = "\r\n";
	/** Years from now for which changes of the clocks are written. */
	private const YEARS = 20;

	/** @var array<string, \DateTimeZone> */
	private array $known = [];
	/** @var array<string, string> VTIMEZONE by the name in the feed */
	private array $defined = [];
	/** @var array<string, int> Unix seconds of the earliest event */
	private array $earliest = [];

	/** @var \WeakMap<VCalendar, array<string, string>> names of zones that only their event knows */
	private \WeakMap $own;

	/** @param int $year of today; the text changes with it, not with each day */
	public function __construct(private readonly int $year) {
		/** @var \WeakMap<VCalendar, array<string, string>> $own */
		$own = new \WeakMap();
		$this->own = $own;
	}

	/**
	 * The name in the feed for a zone of an event.
	 *
	 * @param int $start of the event
	 */
	public function name(string $name, VCalendar $object, int $start): string {
		if ($name === '') {
			return '';
		}
		$this->earliest[$name] = min($start, $this->earliest[$name] ?? $start);
		if (isset($this->known[$name])) {
			return $name;
		}
		try {
			$this->known[$name] = TimeZoneUtil::getTimeZone($name, null, true);
			return $name;
		} catch (\Exception) {
			// vobject has no other word for a name that it does not know.
			$names = $this->own[$object] ?? [];
			$names[$name] ??= $this->ownName($name, $object);
			$this->own[$object] = $names;
			return $names[$name];
		}
	}

	/** All of them, by name. */
	public function text(): string {
		$texts = $this->defined;
		foreach ($this->known as $name => $zone) {
			$texts[$name] = $this->written($name, $zone, $this->earliest[$name]);
		}
		ksort($texts, SORT_STRING);
		return implode('', $texts);
	}

	private function ownName(string $name, VCalendar $object): string {
		foreach (Properties::components($object, 'VTIMEZONE') as $definition) {
			if (Properties::text($definition, 'TZID') === $name) {
				$own = $name;
				for ($number = 2; ; $number++) {
					$copy = clone $definition;
					$copy->remove('TZID');
					$copy->add('TZID', $own);
					$text = $copy->serialize();
					if (($this->defined[$own] ??= $text) === $text) {
						return $own;
					}
					$own = "$name-$number";
				}
			}
		}
		return $name;
	}

	private function written(string $name, \DateTimeZone $zone, int $earliest): string {
		$from = $earliest - 366 * 86_400;
		$until = (new \DateTimeImmutable('@0'))->setDate($this->year + self::YEARS, 1, 1)->getTimestamp();
		$changes = $zone->getTransitions($from, max($from, $until));
		$offset = $zone->getOffset(new \DateTimeImmutable("@$from"));
		$abbreviation = (new \DateTimeImmutable("@$from"))->setTimezone($zone)->format('T');
		$observances = [self::observance('STANDARD', $offset, $offset, $abbreviation, [$from + $offset])];
		$groups = [];
		foreach (array_slice($changes === false ? [] : $changes, 1) as $change) {
			$kind = $change['isdst'] ? 'DAYLIGHT' : 'STANDARD';
			$groups["$kind/$offset/{$change['offset']}/{$change['abbr']}"][] = $change['ts'] + $offset;
			$offset = $change['offset'];
		}
		foreach ($groups as $key => $times) {
			[$kind, $before, $after, $abbreviation] = explode('/', $key, 4);
			$observances[] = self::observance($kind, (int)$before, (int)$after, $abbreviation, $times);
		}
		$tzid = (new VCalendar([], false))->createProperty('TZID', $name)->serialize();
		return 'BEGIN:VTIMEZONE' . self::EOL . $tzid . implode('', $observances) . 'END:VTIMEZONE' . self::EOL;
	}

	/**
	 * Where there are several times the first is named twice, because some programs forget DTSTART then.
	 *
	 * @param non-empty-list<int> $times local, in seconds
	 */
	private static function observance(string $kind, int $before, int $after, string $abbreviation, array $times): string {
		$times = array_map(static fn (int $time): string => gmdate('Ymd\THis', $time), $times);
		return implode(self::EOL, [
			"BEGIN:$kind",
			"DTSTART:$times[0]",
			...array_map(static fn (string $time): string => "RDATE:$time", count($times) > 1 ? $times : []),
			'TZOFFSETFROM:' . self::offset($before),
			'TZOFFSETTO:' . self::offset($after),
			"TZNAME:$abbreviation",
			"END:$kind",
			'',
		]);
	}

	private static function offset(int $seconds): string {
		$text = ($seconds < 0 ? '-' : '+') . gmdate('Hi', abs($seconds));
		return $seconds % 60 === 0 ? $text : $text . gmdate('s', abs($seconds));
	}
}
