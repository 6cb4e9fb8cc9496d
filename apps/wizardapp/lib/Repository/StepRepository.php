<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Repository;

use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Shared\Db\CorruptData;
use OCA\WizardApp\Shared\Db\Rows;
use OCA\WizardApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** The customised steps of each language. */
class StepRepository {
	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'wizardapp_steps');
	}

	/**
	 * @return list<Step> in order
	 * @throws CorruptData when a row contains something the app never writes
	 */
	public function findAll(string $language): array {
		$query = Rows::named($this->rows->select(), ['language' => $language])->orderBy('sort_order')->addOrderBy('id');
		return array_map(self::step(...), $query->executeQuery()->fetchAllAssociative());
	}

	/** @return array<string, int> language to number of its own steps; languages without any are absent */
	public function count(): array {
		$query = $this->rows->select(['language'])->groupBy('language');
		$query->addSelect($query->func()->count('id', 'steps'));
		$counts = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $row) {
			$value = new StoredValues($row);
			$counts[$value->text('language')] = $value->number('steps');
		}
		return $counts;
	}

	/** @param list<Step> $steps replace all steps of the language */
	public function saveAll(string $language, array $steps): void {
		$this->delete($language);
		foreach ($steps as $order => $step) {
			$this->insert($language, $order, $step);
		}
	}

	public function delete(string $language): void {
		$this->rows->delete(['language' => $language]);
	}

	private function insert(string $language, int $order, Step $step): void {
		$this->rows->add([
			'language' => $language,
			'step_id' => $step->id,
			'sort_order' => $order,
			'title' => $step->title,
			'text' => $step->text,
			'attach_to' => $step->attachTo,
			'side' => $step->position,
			'is_enabled' => (int)$step->enabled,
			'visible_to_groups' => json_encode($step->visibleToGroups, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE),
			'if_missing' => $step->ifMissing,
			'opens' => $step->opens,
			'requires_app' => $step->requiresApp,
			'is_interactive' => (int)$step->interactive,
			'author' => $step->author,
			'updated_at' => $step->updatedAt,
			'cleaned_mark' => $step->cleanedMark,
		]);
	}

	/**
	 * @param array<string, mixed> $row
	 * @throws CorruptData
	 */
	private static function step(array $row): Step {
		return Step::fromStored([
			'id' => $row['step_id'] ?? null,
			'title' => $row['title'] ?? null,
			'text' => $row['text'] ?? null,
			'attachTo' => $row['attach_to'] ?? null,
			'position' => $row['side'] ?? null,
			'enabled' => $row['is_enabled'] ?? null,
			'visibleToGroups' => self::groups((new StoredValues($row))->text('visible_to_groups', '[]')),
			'ifMissing' => $row['if_missing'] ?? null,
			'opens' => $row['opens'] ?? null,
			'requiresApp' => $row['requires_app'] ?? null,
			'interactive' => $row['is_interactive'] ?? null,
			'author' => $row['author'] ?? null,
			'updatedAt' => $row['updated_at'] ?? null,
			'cleanedMark' => $row['cleaned_mark'] ?? null,
		]);
	}

	/** Broken JSON stays text, which is not a list: treated as an empty list, it would show the step to everyone. */
	private static function groups(string $json): mixed {
		return json_decode($json, true) ?? $json;
	}
}
