<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars;

/**
 * A calendar, without what is in it.
 *
 * @phpstan-type Row array{
 *     id: int, principaluri: string, uri: string, displayname: ?string, synctoken: int, description: ?string, calendarorder: int,
 *     calendarcolor: ?string, timezone: ?string, components: string, transparent: int,
 * }
 */
final class Calendar {
	public const COMPONENTS = 'VEVENT,VTODO,VJOURNAL';
	/** Properties that people set, and their columns. */
	public const COLUMNS = [
		'{DAV:}displayname' => 'displayname',
		'{urn:ietf:params:xml:ns:caldav}calendar-description' => 'description',
		'{urn:ietf:params:xml:ns:caldav}calendar-timezone' => 'timezone',
		'{http://apple.com/ns/ical/}calendar-order' => 'calendarorder',
		'{http://apple.com/ns/ical/}calendar-color' => 'calendarcolor',
	];
	/** In front of the number of changes, where clients see it. */
	public const SYNC = 'http://sabre.io/ns/sync/';

	public readonly int $id;
	public readonly string $uri;
	public readonly string $principal;
	/** Changes so far. */
	public readonly int $version;
	/** Do its events leave their owner free? */
	public readonly bool $isTransparent;

	/** @param Row $row */
	public function __construct(
		private readonly array $row,
	) {
		['id' => $this->id, 'uri' => $this->uri, 'principaluri' => $this->principal, 'synctoken' => $this->version] = $row;
		$this->isTransparent = $row['transparent'] === 1;
	}

	/** @return list<string> such as VEVENT */
	public function components(): array {
		return explode(',', $this->row['components']);
	}

	/** @return string|null what somebody has set; null for what is no property of calendars, too */
	public function property(string $name): ?string {
		$value = $this->row[self::COLUMNS[$name] ?? ''] ?? null;
		return $value === null ? null : (string)$value;
	}

	/** @return array<string, mixed> as apps see it */
	public function data(): array {
		return [
			'id' => $this->id,
			'uri' => $this->uri,
			'principaluri' => $this->principal,
			'{http://calendarserver.org/ns/}getctag' => self::SYNC . $this->version,
			'{http://sabredav.org/ns}sync-token' => $this->version,
			...array_map(fn (string $column): mixed => $this->row[$column] ?? null, self::COLUMNS),
		];
	}
}
