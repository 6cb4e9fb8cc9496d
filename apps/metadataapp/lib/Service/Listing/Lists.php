<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Listing;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Model\Listing\ListRequest;
use OCA\MetadataApp\Model\Listing\Selection;
use OCA\MetadataApp\Repository\Listing\ListRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Service\Folder\Folders;
use OCA\MetadataApp\Service\Value\FileGate;
use OCA\MetadataApp\Service\Value\FileIds;
use OCA\MetadataApp\Service\Value\ValueAnswer;
use OCA\MetadataApp\Service\View\Columns;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;

/** Files of a team folder by their values: those that the account can read, and no others. */
class Lists {
	private const PERMISSIONS = '_permissions';

	public function __construct(
		private readonly Folders $folders,
		private readonly Scopes $scopes,
		private readonly ListReader $reader,
		private readonly ListRepository $lists,
		private readonly FileGate $gate,
		private readonly ValueRepository $values,
		private readonly Columns $columns,
	) {
	}

	/**
	 * @return array{list<int>, int, bool} ids in order, how many there are on all pages, and whether all files are known
	 * @throws NotFound
	 * @throws Invalid
	 */
	public function sorted(string $userId, int $folderId, ListRequest $request): array {
		$scope = $this->scopes->open($userId, $folderId);
		[$filters, $sorting] = $this->reader->read($request, $userId, $this->reader->fields($folderId));
		$selection = new Selection($scope->sight, $filters);
		$ids = $this->lists->findPage($selection, $sorting, $request->offset, $request->count);
		$isAll = $request->count === null && $request->offset === 0;
		return [$ids, $isAll ? count($ids) : $this->lists->count($selection), $scope->isComplete];
	}

	/**
	 * @param string $ids separated by commas
	 * @param ?string $names of fields, separated by commas; null for those that are shown as columns
	 * @return \stdClass maps by file id
	 * @throws NotFound
	 * @throws Invalid
	 */
	public function directory(string $userId, int $folderId, string $ids, ?string $names, bool $hasPermissions): \stdClass {
		$this->folders->requireMember($userId, $folderId);
		$fields = $this->reader->fields($folderId);
		$shown = $names === null
			? array_intersect_key($fields, array_column($this->columns->findAllShown($folderId), null, 'field_name'))
			: $this->reader->named($fields, $names, 'query/field_names');
		$files = array_filter(
			$this->gate->readable($userId, FileIds::read($ids, Limits::FILES_PER_DIRECTORY, '/query/file_ids')),
			static fn (FileInFolder $file): bool => $file->folderId === $folderId,
		);
		$columns = array_values($shown);
		$items = $this->values->findAllOf(array_keys($files), array_map(static fn (Field $field): int => $field->id, $columns));
		$answer = new \stdClass();
		foreach ($files as $id => $file) {
			$map = ValueAnswer::map($columns, $items[$id] ?? []);
			if ($hasPermissions) {
				$map->{self::PERMISSIONS} = $file->bits;
			}
			$answer->{(string)$id} = $map;
		}
		return $answer;
	}
}
