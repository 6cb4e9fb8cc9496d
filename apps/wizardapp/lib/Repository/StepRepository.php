<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Repository;

use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Shared\Db\CorruptData;
use OCA\WizardApp\Shared\Db\StoredValues;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** The own steps of each language. */
class StepRepository {
	private const TABLE = 'wizardapp_steps';

	public function __construct(private readonly IDBConnection $db) {
	}

	/**
	 * @return list<Step> in order
	 * @throws CorruptData when a row holds something the app never writes
	 */
	public function findAll(string $language): array {
		$query = $this->db->getQueryBuilder();
		$query->select('*')->from(self::TABLE)
			->where($query->expr()->eq('language', $query->createNamedParameter($language)))
			->orderBy('sort_order')->addOrderBy('id');
		return array_map(self::step(...), $query->executeQuery()->fetchAllAssociative());
	}

	/** @return array<string, int> language to number of own steps; a language without any is absent */
	public function count(): array {
		$query = $this->db->getQueryBuilder();
		$query->select('language')->addSelect($query->func()->count('id', 'steps'))->from(self::TABLE)->groupBy('language');
		$counts = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $row) {
			$value = new StoredValues($row);
			$counts[$value->text('language')] = $value->number('steps');
		}
		return $counts;
	}

	/** @param list<Step> $steps replace all of the language */
	public function saveAll(string $language, array $steps): void {
		$this->delete($language);
		foreach ($steps as $order => $step) {
			$this->insert($language, $order, $step);
		}
	}

	public function delete(string $language): void {
		$query = $this->db->getQueryBuilder();
		$query->delete(self::TABLE)->where($query->expr()->eq('language', $query->createNamedParameter($language)));
		$query->executeStatement();
	}

	private function insert(string $language, int $order, Step $step): void {
		$query = $this->db->getQueryBuilder();
		$text = static fn (?string $value) => $query->createNamedParameter($value);
		$number = static fn (?int $value) => $query->createNamedParameter($value, IQueryBuilder::PARAM_INT);
		$query->insert(self::TABLE)->values([
			'language' => $text($language),
			'step_id' => $text($step->id),
			'sort_order' => $number($order),
			'title' => $text($step->title),
			'text' => $text($step->text),
			'attach_to' => $text($step->attachTo),
			'side' => $text($step->position),
			'is_enabled' => $number((int)$step->enabled),
			'visible_to_groups' => $text(json_encode($step->visibleToGroups, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE)),
			'if_missing' => $text($step->ifMissing),
			'opens' => $text($step->opens),
			'requires_app' => $text($step->requiresApp),
			'is_interactive' => $number((int)$step->interactive),
			'author' => $text($step->author),
			'updated_at' => $number($step->updatedAt),
			'cleaned_mark' => $text($step->cleanedMark),
		]);
		$query->executeStatement();
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

	/** Broken JSON stays text, which is no list: taken for none it would show the step to everyone. */
	private static function groups(string $json): mixed {
		return json_decode($json, true) ?? $json;
	}
}
