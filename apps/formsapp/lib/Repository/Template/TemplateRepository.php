<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Template;

use OCA\FormsApp\Model\Branding\StoredImage;
use OCA\FormsApp\Model\Form\OwnTemplate;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** The templates of accounts. */
class TemplateRepository {
	private const COLUMNS = ['id', 'user_id', 'name', 'questions', 'created_at'];

	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'formsapp_templates');
	}

	/** @return list<OwnTemplate> by name */
	public function findAll(string $userId): array {
		$query = Rows::named($this->rows->select(self::COLUMNS), ['user_id' => $userId])->orderBy('name')->addOrderBy('id');
		return array_map(self::template(...), array_values($query->executeQuery()->fetchAllAssociative()));
	}

	/** @return ?array{string, array<string, StoredImage>} JSON as the file of a form has it, and the picture that it shows */
	public function findContentOrNull(string $userId, string $id): ?array {
		$row = $this->rows->findOrNull(['id' => $id, 'user_id' => $userId], ['id', 'user_id', 'document', 'image']);
		$stored = new StoredValues($row ?? []);
		return $row === null ? null : [$stored->text('document'), StoredImage::all($stored->textOrNull('image'))];
	}

	/**
	 * @param string $json as the file of a form has it
	 * @param array<string, StoredImage> $image none or one
	 */
	public function create(OwnTemplate $template, string $json, array $image): void {
		$this->rows->add([
			'id' => $template->id,
			'user_id' => $template->userId,
			'name' => $template->name,
			'questions' => $template->questions,
			'created_at' => $template->createdAt,
			'document' => $json,
			'image' => StoredImage::json($image),
		]);
	}

	/** @return bool false when the account has no such template */
	public function delete(string $userId, string $id): bool {
		return $this->rows->delete(['id' => $id, 'user_id' => $userId]) > 0;
	}

	/** @param array<string, mixed> $stored */
	private static function template(array $stored): OwnTemplate {
		$row = new StoredValues($stored);
		return new OwnTemplate(
			$row->text('id'),
			$row->text('user_id'),
			$row->text('name'),
			$row->number('questions'),
			$row->number('created_at'),
		);
	}
}
