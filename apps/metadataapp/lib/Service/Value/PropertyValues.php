<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Value;

use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Repository\Value\ShownValues;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCA\MetadataApp\Shared\Exception\Forbidden;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;

/** Values as properties of files. */
class PropertyValues {
	public function __construct(
		private readonly ShownValues $shown,
		private readonly FileGate $gate,
		private readonly FileSave $save,
	) {
	}

	/**
	 * @param list<FileInFolder> $files that the account has before it
	 * @param ?list<string> $names of fields; null for all
	 * @return array<int, array<string, string>> by file and name, in the order of the fields
	 */
	public function findAll(array $files, ?array $names): array {
		return $this->shown->findAll($files, $names) + array_fill_keys(array_column($files, 'fileId'), []);
	}

	/**
	 * Refuses what cannot be saved, before anything else of the same request is done.
	 *
	 * @param array<string, ?string> $wishes by the names of fields
	 * @throws NotFound
	 * @throws Invalid
	 * @throws Forbidden
	 * @throws Conflict
	 */
	public function check(string $userId, int $fileId, array $wishes): void {
		$this->save->check($userId, $this->gate->requireWritable($userId, $fileId), $wishes, Cause::WebDav);
	}

	/**
	 * @param array<string, ?string> $wishes by the names of fields
	 * @throws NotFound
	 * @throws Invalid
	 * @throws Forbidden
	 * @throws Conflict
	 */
	public function save(string $userId, int $fileId, array $wishes): void {
		$this->save->run($userId, $this->gate->requireWritable($userId, $fileId), $wishes, Cause::WebDav);
	}
}
