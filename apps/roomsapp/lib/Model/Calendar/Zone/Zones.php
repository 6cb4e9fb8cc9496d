<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Zone;

use OCA\RoomsApp\Model\Calendar\CannotExpand;
use OCA\RoomsApp\Model\Calendar\Problem;
use OCA\RoomsApp\Model\Calendar\Rule\Budget;
use OCA\RoomsApp\Model\Calendar\Rule\RuleReader;
use OCA\RoomsApp\Model\Calendar\Value\DateValue;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use Sabre\VObject\Component;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\TimeZoneUtil;

/**
 * The time zones of an object by TZID. A name that PHP or the tables of vobject know counts for more than what the object defines under it:
 * other programs do the same, and definitions get old.
 */
final class Zones {
	/** More than any calendar program writes into one object. */
	private const MOST = 50;

	public readonly Zone $utc;
	/** For times without a time zone. */
	public readonly Zone $floating;
	/** @var array<string, Zone> */
	private array $found = [];

	public function __construct(private readonly VCalendar $object, \DateTimeZone $floating, private readonly Budget $budget) {
		$this->utc = new NamedZone(new \DateTimeZone('UTC'));
		$this->floating = new NamedZone($floating);
	}

	/** @throws CannotExpand */
	public function find(string $name): Zone {
		if (!isset($this->found[$name]) && count($this->found) === self::MOST) {
			throw new CannotExpand(Problem::TooMany, 'too many time zones');
		}
		return $this->found[$name] ??= $this->known($name, null) ?? $this->defined($name) ?? $this->known($name, $this->object)
			?? throw CannotExpand::notUnderstood("the time zone '$name'");
	}

	/** @param ?VCalendar $object whose definition of the zone may hint at its name */
	private function known(string $name, ?VCalendar $object): ?Zone {
		if ($name === '') {
			return null;
		}
		try {
			return new NamedZone(TimeZoneUtil::getTimeZone($name, $object, true));
		} catch (\Exception) {
			// The library has no other word for a name that it does not know.
			return null;
		}
	}

	private function defined(string $name): ?Zone {
		foreach (Properties::components($this->object, 'VTIMEZONE') as $definition) {
			if (Properties::text($definition, 'TZID') === $name) {
				$observances = [];
				foreach (['STANDARD', 'DAYLIGHT'] as $kind) {
					foreach (Properties::components($definition, $kind) as $component) {
						$observances[] = $this->observance($component);
					}
				}
				return $observances === [] ? null : new DefinedZone($observances, $this->budget);
			}
		}
		return null;
	}

	private function observance(Component $component): Observance {
		$from = self::offset(Properties::text($component, 'TZOFFSETFROM'));
		$start = DateValue::parse(Properties::text($component, 'DTSTART'))->local;
		$dates = $rules = [];
		foreach (Properties::named($component, 'RDATE') as $property) {
			foreach (Properties::parts($property) as $value) {
				$this->budget->spend();
				$dates[] = DateValue::parse($value)->local;
			}
		}
		foreach (Properties::named($component, 'RRULE') as $property) {
			$rule = RuleReader::read(Properties::rule($property), false);
			$until = $rule->until === null ? null : DateValue::parse($rule->until);
			$rules[] = [$rule, $until === null ? PHP_INT_MAX : $until->lastLocal() + ($until->isUtc ? $from : 0)];
		}
		return new Observance($start, $from, self::offset(Properties::text($component, 'TZOFFSETTO')), $dates, $rules);
	}

	private static function offset(string $value): int {
		if (preg_match('/^([+-])(\d\d)([0-5]\d)([0-5]\d)?$/D', $value, $found) !== 1 || (int)$found[2] > 24) {
			throw CannotExpand::notUnderstood("the offset '$value'");
		}
		$seconds = (int)$found[2] * 3_600 + (int)$found[3] * 60 + (int)($found[4] ?? 0);
		return $found[1] === '-' ? -$seconds : $seconds;
	}
}
