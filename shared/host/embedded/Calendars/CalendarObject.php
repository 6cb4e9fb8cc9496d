<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars;

/**
 * An object of a calendar: an event with all its changed dates, a task, or a journal entry.
 *
 * @phpstan-type Row array{
 *     id: int, uri: string, uid: string, lastmodified: int, etag: string, calendarid: int, size: int, calendardata: string,
 *     componenttype: string, classification: int,
 * }
 */
final class CalendarObject {
	public readonly string $uri;
	public readonly string $uid;
	public readonly string $text;
	/** Such as VEVENT. */
	public readonly string $component;
	public readonly int $modified;

	/** @param Row $row */
	public function __construct(
		private readonly array $row,
	) {
		['uri' => $this->uri, 'uid' => $this->uid, 'calendardata' => $this->text] = $row;
		['componenttype' => $this->component, 'lastmodified' => $this->modified] = $row;
	}

	/** As the header has it, with its quotes. */
	public function etag(): string {
		return "\"{$this->row['etag']}\"";
	}

	/** @return array<string, mixed> as apps see it, without the text */
	public function facts(): array {
		return [
			'id' => $this->row['id'],
			'uri' => $this->uri,
			'lastmodified' => $this->modified,
			'etag' => $this->etag(),
			'calendarid' => $this->row['calendarid'],
			'size' => $this->row['size'],
			'component' => strtolower($this->component),
			'classification' => $this->row['classification'],
		];
	}

	/** @return array<string, mixed> as apps see it */
	public function data(): array {
		return $this->facts() + ['uid' => $this->uid, 'calendardata' => $this->text];
	}
}
