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
use OCP\DB\QueryBuilder\IExpressionBuilder;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;
use OCP\IRequest;

/**
 * Conditions, pages, joins and SQL on five rows: anna 1, Bert 2, bert_3 3, 100% 4, back\slash 5.
 *
 * @phpstan-type Answer JSONResponse<Http::STATUS_OK, mixed, array{}>
 */
final class QueriesController extends Controller {
	private const TABLE = 'hostprobe_things';
	private const ROWS = [
		'anna' => [1, 'person'],
		'Bert' => [2, 'person'],
		'bert_3' => [3, null],
		'100%' => [4, 'number'],
		'back\\slash' => [5, 'number'],
	];

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IDBConnection $database,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Answer */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/queries/conditions')]
	public function conditions(): JSONResponse {
		$this->fill();
		$number = static fn (IQueryBuilder $query, int $value) => $query->createNamedParameter($value, IQueryBuilder::PARAM_INT);
		$answers = Attempt::all([
			'neq' => fn (): array =>
				$this->where(static fn (IQueryBuilder $query, IExpressionBuilder $expr): string => $expr->neq('count', $number($query, 2))),
			'lt' => fn (): array =>
				$this->where(static fn (IQueryBuilder $query, IExpressionBuilder $expr): string => $expr->lt('count', $number($query, 2))),
			'lte' => fn (): array =>
				$this->where(static fn (IQueryBuilder $query, IExpressionBuilder $expr): string => $expr->lte('count', $number($query, 2))),
			'gt' => fn (): array =>
				$this->where(static fn (IQueryBuilder $query, IExpressionBuilder $expr): string => $expr->gt('count', $number($query, 2))),
			'notIn' => fn (): array => $this->where(static fn (IQueryBuilder $query, IExpressionBuilder $expr): string =>
				$expr->notIn('name', $query->createNamedParameter(['anna', 'Bert'], IQueryBuilder::PARAM_STR_ARRAY))),
			'in nothing' => fn (): array => $this->where(static fn (IQueryBuilder $query, IExpressionBuilder $expr): string =>
				$expr->in('name', $query->createNamedParameter([], IQueryBuilder::PARAM_STR_ARRAY))),
			'null as a value' => fn (): array => $this->where(static fn (IQueryBuilder $query, IExpressionBuilder $expr): string =>
				$expr->eq('kind', $query->createNamedParameter(null, IQueryBuilder::PARAM_NULL))),
			'true' => fn (): array => $this->where(static fn (IQueryBuilder $query, IExpressionBuilder $expr): string =>
				$expr->eq('is_new', $query->createNamedParameter(true, IQueryBuilder::PARAM_BOOL))),
			'like' => fn (): array => $this->where(static fn (IQueryBuilder $query, IExpressionBuilder $expr): string =>
				$expr->like('name', $query->createNamedParameter('b%'))),
			'like, escaped' => fn (): array => $this->where(fn (IQueryBuilder $query, IExpressionBuilder $expr): string =>
				$expr->like('name', $query->createNamedParameter('%' . $this->database->escapeLikeParameter('_') . '%'))),
			'like, a backslash' => fn (): array => $this->where(fn (IQueryBuilder $query, IExpressionBuilder $expr): string =>
				$expr->like('name', $query->createNamedParameter('%' . $this->database->escapeLikeParameter('\\') . '%'))),
			'iLike' => fn (): array => $this->where(fn (IQueryBuilder $query, IExpressionBuilder $expr): string =>
				$expr->iLike('name', $query->createNamedParameter($this->database->escapeLikeParameter('BERT') . '%'))),
			'notLike' => fn (): array => $this->where(static fn (IQueryBuilder $query, IExpressionBuilder $expr): string =>
				$expr->notLike('name', $query->createNamedParameter('b%'))),
			'or' => fn (): array => $this->where(static fn (IQueryBuilder $query, IExpressionBuilder $expr) => $expr->orX(
				$expr->eq('count', $number($query, 1)),
				$expr->andX($expr->isNull('kind'), $expr->gt('count', $number($query, 2))),
			)),
			'one only' => fn (): array => $this->where(static fn (IQueryBuilder $query, IExpressionBuilder $expr) =>
				$expr->orX($expr->eq('count', $number($query, 1)))),
			'more and more' => fn (): array => $this->where(static function (IQueryBuilder $query, IExpressionBuilder $expr) use ($number) {
				$any = $expr->orX($expr->eq('count', $number($query, 1)));
				return $any->add(null)->add($expr->andX($expr->isNull('kind')))->count() === 2 ? $any : 'nobody counts';
			}),
		]);
		$answers['orWhere'] = $this->names(
			$this->select('name')->where('"count" = 1')->orWhere('"count" = 2', '"count" = 3')->andWhere('"kind" IS NOT NULL'),
		);
		$answers['gone'] = $this->clear();
		return new JSONResponse($answers);
	}

	/** @return Answer */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/queries/results')]
	public function results(): JSONResponse {
		$this->fill();
		$func = $this->database->getQueryBuilder()->func();
		$joined = fn (): IQueryBuilder =>
			$this->database->getQueryBuilder()->select('a.name')->selectAlias('b.name', 'other')->from(self::TABLE, 'a');
		$expr = $this->database->getQueryBuilder()->expr();
		return new JSONResponse(Attempt::all([
			'a page' => fn (): array => $this->names($this->select('name')->setFirstResult(1)->setMaxResults(2)),
			'the rest' => fn (): array => $this->names($this->select('name')->setFirstResult(3)),
			'all of them' => fn (): array => $this->names($this->select('name')->setMaxResults(1)->setMaxResults(null)),
			'one value' => fn (): mixed => $this->select('count')->where('"name" = \'Bert\'')->executeQuery()->fetchOne(),
			'no value' => fn (): mixed => $this->select('count')->where('"name" = \'nobody\'')->executeQuery()->fetchOne(),
			'extremes' => fn (): mixed => $this->database->getQueryBuilder()
				->selectAlias($func->max('count'), 'most')
				->selectAlias($func->min('count'), 'least')
				->selectAlias($func->lower($expr->literal('ABC')), 'low')
				->selectAlias($func->concat('kind', $expr->literal('-'), 'name'), 'text')
				->selectAlias($func->subtract('count', $expr->literal(1, IQueryBuilder::PARAM_INT)), 'less')
				->from(self::TABLE)
				->where('"name" = \'Bert\'')
				->executeQuery()
				->fetchAssociative(),
			'distinct' => fn (): array => $this->database->getQueryBuilder()
				->selectDistinct('kind')
				->from(self::TABLE)
				->orderBy('kind')
				->executeQuery()
				->fetchFirstColumn(),
			'distinct pairs' => fn (): array => $this->database->getQueryBuilder()
				->selectDistinct(['kind', 'note'])
				->from(self::TABLE)
				->orderBy('kind')
				->executeQuery()
				->fetchAllAssociative(),
			'groups' => fn (): array => $this->database->getQueryBuilder()
				->select('kind', 'note')
				->selectAlias($func->count('*'), 'all')
				->from(self::TABLE)
				->groupBy('kind')
				->addGroupBy('note')
				->having('COUNT(*) > 1')
				->orderBy('kind')
				->executeQuery()
				->fetchAllAssociative(),
			'inner join' => fn (): array => $joined()
				->innerJoin('a', self::TABLE, 'b', $expr->andX($expr->eq('a.kind', 'b.kind'), $expr->lt('a.count', 'b.count')))
				->orderBy('a.count')
				->executeQuery()
				->fetchAllAssociative(),
			'join' => fn (): array => $joined()
				->join('a', self::TABLE, 'b', $expr->eq('a.count', 'b.count'))
				->orderBy('a.count')
				->executeQuery()
				->fetchAllAssociative(),
			'one by one' => fn (): array => iterator_to_array($this->select('name', 'count')->executeQuery()->iterateAssociative(), false),
			'cut short' => function (): array {
				$result = $this->select('name')->executeQuery();
				return [$result->fetchOne(), $result->closeCursor()];
			},
			'the same with other values' => function (): array {
				$query = $this->select('name');
				$query->where($query->expr()->in('count', $query->createParameter('counts')));
				return array_map(
					fn (array $counts): array => $this->names($query->setParameter('counts', $counts, IQueryBuilder::PARAM_INT_ARRAY)),
					[[1, 2], [5]],
				);
			},
			'ids' => $this->ids(...),
			'gone' => $this->clear(...),
		]));
	}

	/** @return Answer */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/queries/sql')]
	public function sql(): JSONResponse {
		$this->fill();
		return new JSONResponse(Attempt::all([
			'rows' => fn (): array => $this->database->executeQuery(
				'SELECT `name` FROM `*PREFIX*hostprobe_things` WHERE `count` > ? AND `kind` = ? ORDER BY `count`',
				[1, 'number'],
				[IQueryBuilder::PARAM_INT, IQueryBuilder::PARAM_STR],
			)
				->fetchAllAssociative(),
			'named' => fn (): array => $this->database->executeQuery(
				'SELECT name FROM *PREFIX*hostprobe_things WHERE count IN (:counts)',
				['counts' => [1, 2]],
				['counts' => IQueryBuilder::PARAM_INT_ARRAY],
			)
				->fetchFirstColumn(),
			'changed' => fn (): int =>
				$this->database->executeStatement('UPDATE *PREFIX*hostprobe_things SET note = ? WHERE kind IS NULL', ['x']),
			'no table' => fn (): int => $this->database->executeStatement('DELETE FROM *PREFIX*hostprobe_brief'),
			'no SQL' => fn (): mixed => $this->database->executeQuery('SELEKT 1')->fetchOne(),
			'outside' => $this->database->inTransaction(...),
			'inside' => function (): array {
				$this->database->beginTransaction();
				$inside = $this->database->inTransaction();
				$this->database->rollBack();
				return [$inside, $this->database->inTransaction()];
			},
			'provider' => fn (): array => [$this->database->getDatabaseProvider(), $this->database->getDatabaseProvider(true), in_array(
				$this->database->getDatabaseProvider(),
				[IDBConnection::PLATFORM_SQLITE, IDBConnection::PLATFORM_MYSQL, IDBConnection::PLATFORM_POSTGRES],
				true,
			)],
			'gone' => $this->clear(...),
		]));
	}

	/** @return array<string, mixed> what the ids of new rows are told to be */
	private function ids(): array {
		$query = $this->database->getQueryBuilder();
		$query->insert(self::TABLE)
			->values([
				'name' => $query->createNamedParameter('newest'),
				'count' => $query->createNamedParameter(9, IQueryBuilder::PARAM_INT),
				'is_new' => $query->createNamedParameter(true, IQueryBuilder::PARAM_BOOL),
			])
			->executeStatement();
		$real = $this->select('id')->where('"name" = \'newest\'')->executeQuery()->fetchOne();
		return [
			'of the query' => $query->getLastInsertId() === $real,
			'of the connection' => $this->database->lastInsertId('*PREFIX*' . self::TABLE) === $real,
			'without an insert' => Attempt::of(fn (): int => $this->select('id')->getLastInsertId()),
			'marked' => $this->where(static fn (IQueryBuilder $query, IExpressionBuilder $expr): string =>
				$expr->eq('is_new', $query->createNamedParameter(true, IQueryBuilder::PARAM_BOOL))),
		];
	}

	/**
	 * @param callable(IQueryBuilder, IExpressionBuilder): (string|\OCP\DB\QueryBuilder\ICompositeExpression) $condition
	 * @return list<mixed> names, the lowest count first
	 */
	private function where(callable $condition): array {
		$query = $this->select('name');
		return $this->names($query->where($condition($query, $query->expr())));
	}

	/** @return list<mixed> */
	private function names(IQueryBuilder $query): array {
		return $query->executeQuery()->fetchFirstColumn();
	}

	private function select(string ...$columns): IQueryBuilder {
		return $this->database->getQueryBuilder()->select(...$columns)->from(self::TABLE)->orderBy('count');
	}

	private function fill(): void {
		$this->clear();
		foreach (self::ROWS as $name => [$count, $kind]) {
			$this->database->insertIgnoreConflict(self::TABLE, ['name' => $name, 'count' => $count, 'kind' => $kind]);
		}
	}

	private function clear(): int {
		return $this->database->getQueryBuilder()->delete(self::TABLE)->executeStatement();
	}
}
