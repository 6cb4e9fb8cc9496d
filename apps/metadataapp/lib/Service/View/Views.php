<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\View;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\View\View;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\View\ViewRepository;
use OCA\MetadataApp\Service\Folder\Folders;
use OCA\MetadataApp\Service\Permission\Permissions;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\Forbidden;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;

/**
 * Saved views of team folders, for everybody who knows these. Who manages the fields of a team folder makes and changes them. What a view
 * says of a field that is not assigned now is kept unseen, also when somebody changes the view, and shows again with the field.
 *
 * @phpstan-import-type ViewInput from Schemas
 */
class Views {
	public function __construct(
		private readonly ViewRepository $views,
		private readonly FieldRepository $fields,
		private readonly ViewReader $reader,
		private readonly Folders $folders,
		private readonly Permissions $permissions,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @return array{views: list<array<string, mixed>>, can_manage: bool} `Views` of the contract
	 * @throws NotFound
	 */
	public function findAll(string $userId, int $folderId): array {
		$this->folders->requireKnown($userId, $folderId);
		return ['views' => $this->findAllOf($folderId), 'can_manage' => $this->permissions->mayManage($userId, $folderId)];
	}

	/** @return list<array<string, mixed>> in their order, whoever asks */
	public function findAllOf(int $folderId): array {
		$fields = $this->fields->findAllOfFilesById($folderId);
		return array_map(static fn (View $view): array => ViewAnswer::of($view, $fields), $this->views->findAll($folderId));
	}

	/**
	 * @param ViewInput $sent with the objects of filters as objects
	 * @return array<string, mixed> the view
	 * @throws NotFound
	 * @throws Forbidden
	 * @throws Invalid with everything that is wrong
	 */
	public function create(string $userId, int $folderId, array $sent): array {
		$this->requireManager($userId, $folderId);
		$shown = $this->fields->findAllOfFilesById($folderId);
		$view = $this->views->hold($folderId, array_keys($shown), function (array $fields) use ($userId, $folderId, $sent): View {
			if ($this->views->count($folderId) >= Limits::VIEWS_PER_FOLDER) {
				$message = 'The team folder has ' . Limits::VIEWS_PER_FOLDER . ' views, which is the most. Delete one first.';
				throw new Invalid(Reason::TOO_MANY_VIEWS, $message);
			}
			$content = $this->reader->read($userId, $sent, self::ofFiles($fields));
			return $this->views->create($folderId, $content, $sent['position'] ?? null, $this->now());
		});
		return ViewAnswer::of($view, $shown);
	}

	/**
	 * Replaces a view.
	 *
	 * @param ViewInput $sent with the objects of filters as objects
	 * @return array<string, mixed> the view
	 * @throws NotFound
	 * @throws Forbidden
	 * @throws Invalid with everything that is wrong
	 */
	public function update(string $userId, int $folderId, int $id, array $sent): array {
		$this->requireManager($userId, $folderId);
		$shown = $this->fields->findAllOfFilesById($folderId);
		$named = $this->findOrRefuse($folderId, $id)->content->fieldIds();
		$ids = array_values(array_unique([...array_keys($shown), ...$named]));
		$view = $this->views->hold($folderId, $ids, function (array $fields) use ($userId, $folderId, $id, $sent, $shown): View {
			$former = $this->findOrRefuse($folderId, $id);
			$content = $this->reader->read($userId, $sent, self::ofFiles($fields))
				->withHiddenOf($former->content, $shown, Limits::FILTERS_PER_VIEW);
			return $this->views->save($former, $content, $sent['position'] ?? null, $this->now());
		});
		return ViewAnswer::of($view, $shown);
	}

	/**
	 * @param list<int> $ids in their order; those that are not listed keep their place
	 * @throws NotFound
	 * @throws Forbidden
	 */
	public function reorder(string $userId, int $folderId, array $ids): void {
		$this->requireManager($userId, $folderId);
		$this->views->saveOrder($folderId, $ids);
	}

	/**
	 * @throws NotFound
	 * @throws Forbidden
	 */
	public function delete(string $userId, int $folderId, int $id): void {
		$this->requireManager($userId, $folderId);
		if (!$this->views->delete($folderId, $id)) {
			throw self::unknown();
		}
	}

	/**
	 * @throws NotFound
	 * @throws Forbidden
	 */
	private function requireManager(string $userId, int $folderId): void {
		$this->folders->requireKnown($userId, $folderId);
		$this->permissions->requireManager($userId, $folderId);
	}

	/**
	 * @param array<int, Field> $fields
	 * @return array<int, Field>
	 */
	private static function ofFiles(array $fields): array {
		return array_filter($fields, static fn (Field $field): bool => !$field->definition->isOfFolder);
	}

	/** @throws NotFound */
	private function findOrRefuse(int $folderId, int $id): View {
		return $this->views->findOrNull($folderId, $id) ?? throw self::unknown();
	}

	private static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_VIEW, 'There is no such view.');
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
