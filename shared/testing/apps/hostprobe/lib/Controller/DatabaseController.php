<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Attempt;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;
use OCP\IRequest;

/**
 * Queries, refusals and transactions on a table of its own.
 *
 * @phpstan-type Answer JSONResponse<Http::STATUS_OK, mixed, array{}>
 */
final class DatabaseController extends Controller {
	private const TABLE = 'hostprobe_things';

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IDBConnection $database,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Answer */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/database/queries')]
	public function queries(): JSONResponse {
		return new JSONResponse(Attempt::all([
			'empty' => $this->clear(...),
			'added' => fn (): array => array_map($this->add(...), ['anna', 'Anna', 'bert', 'ça', '🎉'], [1, 2, 3, 4, 5]),
			'ignored' => fn (): int => $this->database->insertIgnoreConflict(self::TABLE, ['name' => 'anna', 'count' => 9]),
			'not ignored' => fn (): int =>
				$this->database->insertIgnoreConflict(self::TABLE, ['name' => 'zoe', 'count' => 9, 'kind' => null]),
			'all' => fn (): array => $this->find(static fn (IQueryBuilder $query) => $query->select('*')->orderBy('name')),
			'first' => fn (): mixed =>
				$this->select('name', 'count')->orderBy('count', 'DESC')->addOrderBy('id', 'asc')->executeQuery()->fetchAssociative(),
			'none' => fn (): mixed => $this->find(static fn (IQueryBuilder $query) =>
				$query->select('name')->where($query->expr()->eq('name', $query->createNamedParameter('nobody')))),
			'case' => fn (): array => $this->find(static fn (IQueryBuilder $query) =>
				$query->select('name')->where($query->expr()->eq('name', $query->createNamedParameter('anna')))),
			'at least' => fn (): array => $this->find(static fn (IQueryBuilder $query) => $query->select('name')
				->where($query->expr()->gte('count', $query->createNamedParameter(3, IQueryBuilder::PARAM_INT)))
				->orderBy('name', 'sideways')),
			'text against number' => fn (): array => $this->find(static fn (IQueryBuilder $query) =>
				$query->select('name')->where($query->expr()->gte('count', $query->createNamedParameter('3')))->orderBy('name')),
			'in' => fn (): array => $this->find(static fn (IQueryBuilder $query) => $query->select('name')
				->where($query->expr()->in('count', $query->createNamedParameter([1, 3, 7], IQueryBuilder::PARAM_INT_ARRAY)))
				->orderBy('name')),
			'null' => fn (): array => $this->find(static fn (IQueryBuilder $query) => $query->select('name')
				->where($query->expr()->isNull('note'))
				->andWhere($query->expr()->isNotNull('kind'))
				->orderBy('name')),
			'functions' => fn (): array => $this->find(static fn (IQueryBuilder $query) => $query->select('kind')
				->addSelect($query->func()->count('id', 'things'))
				->selectAlias($query->func()->sum('count'), 'total')
				->groupBy('kind')
				->orderBy('kind')),
			'count' => fn (): array => $this->find(static fn (IQueryBuilder $query) => $query->select($query->func()->count())),
			'raised' => $this->raise(...),
			'after' => fn (): array =>
				$this->find(static fn (IQueryBuilder $query) => $query->select('name', 'note', 'count', 'is_done')->orderBy('id')),
			'joined' => $this->joined(...),
			'cast' => fn (): array => $this->find(static fn (IQueryBuilder $query) => $query->select('name')->where($query->expr()->gte(
				$query->expr()->castColumn('note', IQueryBuilder::PARAM_INT),
				$query->createNamedParameter(2, IQueryBuilder::PARAM_INT),
			))),
			'gone' => $this->clear(...),
		]));
	}

	/** @return Answer */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/database/failures')]
	public function failures(): JSONResponse {
		return new JSONResponse(Attempt::all([
			'empty' => $this->clear(...),
			'added' => fn (): int => $this->add('one', 1),
			'unique' => fn (): int => $this->add('one', 2),
			'still usable' => fn (): int => $this->add('two', 2),
			'not null' => fn (): int =>
				$this->database->getQueryBuilder()->insert(self::TABLE)->values(['name' => 'null'])->executeStatement(),
			'no table' => fn (): mixed =>
				$this->database->getQueryBuilder()->select('*')->from('hostprobe_nothing')->executeQuery()->fetchAllAssociative(),
			'no column' => fn (): mixed => $this->select('nothing')->executeQuery()->fetchAllAssociative(),
			'no SQL' => function (): int {
				$query = $this->database->getQueryBuilder();
				return $query->update(self::TABLE)->set('count', $query->createFunction('1 +'))->executeStatement();
			},
			'query that changes' => fn (): mixed =>
				$this->database->getQueryBuilder()->delete(self::TABLE)->executeQuery()->fetchAllAssociative(),
			'statement that reads' => fn (): int => $this->select('*')->executeStatement(),
			'no transaction' => $this->database->commit(...),
			'rows' => fn (): array => $this->find(static fn (IQueryBuilder $query) => $query->select('name')->orderBy('id')),
		]));
	}

	/** @return Answer */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/database/transactions')]
	public function transactions(): JSONResponse {
		$names = fn (): array => $this->find(static fn (IQueryBuilder $query) => $query->select('name')->orderBy('id'));
		return new JSONResponse(Attempt::all([
			'empty' => $this->clear(...),
			'kept' => function () use ($names): array {
				$this->database->beginTransaction();
				$this->add('kept', 1);
				$this->database->commit();
				return $names();
			},
			'undone' => function () use ($names): array {
				$this->database->beginTransaction();
				$this->add('undone', 1);
				$this->database->rollBack();
				return $names();
			},
			'inner one kept' => function () use ($names): array {
				$this->database->beginTransaction();
				$this->database->beginTransaction();
				$this->add('inner', 1);
				$this->database->commit();
				$this->database->commit();
				return $names();
			},
			'inner one undone' => function (): void {
				$this->database->beginTransaction();
				$this->add('outer', 1);
				$this->database->beginTransaction();
				$this->add('undone too', 1);
				$this->database->rollBack();
				$this->database->commit();
			},
			'so all of it' => function () use ($names): array {
				$this->database->rollBack();
				return $names();
			},
			'refused inside' => function () use ($names): array {
				$this->database->beginTransaction();
				$refusal = Attempt::of(fn (): int => $this->add('kept', 2));
				$this->add('after a refusal', 1);
				$this->database->commit();
				return [$refusal, $names()];
			},
			'gone' => $this->clear(...),
		]));
	}

	/** @return Answer */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/database/migrations')]
	public function migrations(): JSONResponse {
		$query = $this->database->getQueryBuilder();
		$query->select('version')
			->from('migrations')
			->where($query->expr()->eq('app', $query->createNamedParameter($this->appName)))
			->orderBy('version');
		return new JSONResponse($query->executeQuery()->fetchAllAssociative());
	}

	/**
	 * What stands in one column of a table, of any app.
	 *
	 * @return JSONResponse<Http::STATUS_OK, list<mixed>, array{}>
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/database/columns/{table}/{column}')]
	public function column(string $table, string $column): JSONResponse {
		return new JSONResponse(
			array_column($this->database->getQueryBuilder()->select($column)->from($table)->executeQuery()->fetchAllAssociative(), $column),
		);
	}

	/**
	 * One more in a row that many requests raise. Reads first, so it counts only what nobody else can write in between.
	 *
	 * @return Answer
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/database/raise')]
	public function raiseOne(string $name): JSONResponse {
		$this->database->insertIgnoreConflict(self::TABLE, ['name' => $name]);
		$this->database->beginTransaction();
		$query = $this->database->getQueryBuilder();
		$query->update(self::TABLE)
			->set('count', $query->func()->add('count', $query->expr()->literal(1, IQueryBuilder::PARAM_INT)))
			->where($query->expr()->eq('name', $query->createNamedParameter($name)));
		$changed = $query->executeStatement();
		$this->database->commit();
		return new JSONResponse(['changed' => $changed]);
	}

	/** @return int rows that went */
	private function clear(): int {
		return $this->database->getQueryBuilder()->delete(self::TABLE)->executeStatement();
	}

	private function add(string $name, int $count): int {
		$query = $this->database->getQueryBuilder();
		return $query->insert(self::TABLE)
			->setValue('name', $query->createNamedParameter($name))
			->setValue('count', $query->createNamedParameter($count, IQueryBuilder::PARAM_INT))
			->executeStatement();
	}

	private function select(string ...$columns): IQueryBuilder {
		return $this->database->getQueryBuilder()->select(...$columns)->from(self::TABLE);
	}

	/**
	 * @param callable(IQueryBuilder): mixed $build
	 * @return list<array<string, mixed>>
	 */
	private function find(callable $build): array {
		$query = $this->database->getQueryBuilder()->from(self::TABLE);
		$build($query);
		$rows = $query->executeQuery()->fetchAllAssociative();
		return array_map(static fn (array $row): array => array_diff_key($row, ['id' => true]), $rows);
	}

	/** @return int rows that changed */
	private function raise(): int {
		$query = $this->database->getQueryBuilder();
		return $query->update(self::TABLE)
			->set('count', $query->func()->add('count', $query->expr()->literal(10, IQueryBuilder::PARAM_INT)))
			->set('note', $query->createFunction(
				'COALESCE(' . $query->getColumnName('note') . ', ' . $query->createNamedParameter('2', IQueryBuilder::PARAM_STR) . ')',
			))
			->set('is_done', $query->createNamedParameter(1, IQueryBuilder::PARAM_INT))
			->where($query->expr()->in('name', [$query->createNamedParameter('bert'), $query->expr()->literal('ça')]))
			->executeStatement();
	}

	/** @return list<array<string, mixed>> */
	private function joined(): array {
		$query = $this->database->getQueryBuilder();
		return $query->select('a.name', 'b.count')->selectAlias('b.name', 'other')
			->from(self::TABLE, 'a')
			->leftJoin(
				'a',
				self::TABLE,
				'b',
				$query->expr()->eq('b.count', $query->func()->add('a.count', $query->expr()->literal(1, IQueryBuilder::PARAM_INT))),
			)
			->orderBy('a.name')
			->executeQuery()->fetchAllAssociative();
	}
}
