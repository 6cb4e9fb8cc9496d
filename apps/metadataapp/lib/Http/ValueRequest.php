<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Http;

use OCA\MetadataApp\Model\Value\Text\Truth;
use OCA\MetadataApp\Shared\Http\Request\Input;

/** What requests for values of files and of team folders say. */
class ValueRequest {
	public function __construct(private readonly Input $input) {
	}

	public function fileId(): int {
		return (int)$this->input->path('fileId');
	}

	public function folderId(): int {
		return (int)$this->input->path('folderId');
	}

	/** Ids of files as the query has them. */
	public function fileIds(): string {
		$ids = $this->input->query()['file_ids'] ?? null;
		return is_string($ids) ? $ids : '';
	}

	/** Whether fields with their values are asked for, instead of a map of values. */
	public function asFields(): bool {
		return ($this->input->query()['shape'] ?? '') === 'fields';
	}

	/** @return array<array-key, mixed> values by the names of fields, with objects as objects */
	public function wishes(): array {
		$values = $this->input->document()->metadata ?? null;
		return $values instanceof \stdClass ? get_object_vars($values) : [];
	}

	/**
	 * `unlock_field` alone ends the lock too, unless `unlock` says no; `unlock` alone ends those of all fields that are saved.
	 *
	 * @return list<string> names of fields whose locks end with the save
	 */
	public function released(): array {
		$body = $this->input->document();
		$field = $body->unlock_field ?? null;
		$isNamed = is_string($field) && $field !== '';
		if (!(Truth::read($body->unlock ?? null) ?? $isNamed)) {
			return [];
		}
		return $isNamed ? [$field] : array_map(strval(...), array_keys($this->wishes()));
	}
}
