<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

use PhpParser\Node;
use PhpParser\NodeFinder;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\ParserFactory;

/**
 * Reads the actions of an app's controllers from their source, so that no server is needed.
 *
 * @phpstan-type Route array{verb: string, url: string}
 * @phpstan-type Action array{
 *     line: int, isJsonApi: bool, isOcs: bool, frontpage: list<Route>, api: list<Route>, attributes: \stdClass, annotations: list<string>,
 *     parameters: list<string>, statuses: list<int|null>, returns: list<string>, calls: list<string>, reads: list<string>,
 * }
 */
final class ControllerRoutes {
	private const MARKER = '\\Shared\\Http\\JsonApi';
	private const ANSWER = '\\Shared\\Http\\Json';
	private const EMPTY_ANSWER = '\\Shared\\Http\\NoContent';
	private const STATUSES = 'OCP\\AppFramework\\Http';
	/** Comments that the host still takes for attributes. */
	private const ANNOTATION =
		'/@(PublicPage|NoAdminRequired|NoCSRFRequired|CORS|UserRateThrottle|AnonRateThrottle|BruteForceProtection|SubAdminRequired|PasswordConfirmationRequired|AuthorizedAdminSetting)\b/';

	private readonly ActionAttributes $attributes;
	private readonly NodeFinder $finder;
	private readonly ActionBody $body;

	public function __construct() {
		$this->attributes = new ActionAttributes();
		$this->finder = new NodeFinder();
		$this->body = new ActionBody();
	}

	/**
	 * @param string $folder lib/Controller of an app
	 * @return array<string, Action> public methods by `Controller::method`
	 */
	public function read(string $folder): array {
		$parser = (new ParserFactory())->createForHostVersion();
		$classes = [];
		foreach (Files::php($folder) as $path) {
			$traverser = new NodeTraverser(new NameResolver());
			foreach ($this->finder->findInstanceOf(
				$traverser->traverse($parser->parse(Files::read("$folder/$path")) ?? []),
				Node\Stmt\ClassLike::class,
			) as $class) {
				$classes[$class->namespacedName?->toString() ?? ''] = $class;
			}
		}
		$actions = [];
		foreach ($classes as $class) {
			if ($class instanceof Node\Stmt\Class_
				&& !$class->isAbstract()
				&& $class->name !== null
				&& str_ends_with($class->name->toString(), 'Controller')) {
				foreach ($class->getMethods() as $method) {
					if ($method->isPublic() && !$method->isMagic()) {
						$actions["$class->name::$method->name"] = $this->action($class, $method, self::isJsonApi($class, $classes));
					}
				}
			}
		}
		return $actions;
	}

	/** @return Action */
	private function action(Node\Stmt\Class_ $class, Node\Stmt\ClassMethod $method, bool $isJsonApi): array {
		['frontpage' => $frontpage, 'api' => $api, 'other' => $other] = $this->attributes->read($method);
		preg_match_all(self::ANNOTATION, $method->getDocComment()?->getText() ?? '', $annotations);
		$parameters = array_map(
			static fn (Node\Param $parameter): string =>
				$parameter->var instanceof Node\Expr\Variable && is_string($parameter->var->name) ? $parameter->var->name : '',
			$method->params,
		);
		return [
			'line' => $method->getStartLine(),
			'isJsonApi' => $isJsonApi,
			'isOcs' => $class->extends?->getLast() === 'OCSController',
			'frontpage' => $frontpage,
			'api' => $api,
			'attributes' => (object)array_map(static fn (array $arguments): object => (object)$arguments, $other),
			'annotations' => $annotations[1],
			'parameters' => array_values($parameters),
			'statuses' => $this->statuses($class, $method),
			'returns' => ActionBody::returns($method),
			'calls' => $this->body->calls($class, $method),
			'reads' => $this->body->reads($class, $method),
		];
	}

	/** @return list<int|null> of the answers that the action builds, itself or by a method of its class; null where it is computed */
	private function statuses(Node\Stmt\Class_ $class, Node\Stmt\ClassMethod $method): array {
		$statuses = in_array('MediaAnswer', ActionBody::returns($method), true) ? [200] : [];
		foreach ($this->finder->findInstanceOf($this->body->methods($class, $method), Node\Expr\New_::class) as $new) {
			$made = $new->class instanceof Node\Name ? '\\' . $new->class->toString() : '';
			if (str_ends_with($made, self::ANSWER)) {
				$statuses[] = self::status($new->getArgs()[1]->value ?? new Node\Scalar\Int_(200));
			} elseif (str_ends_with($made, self::EMPTY_ANSWER)) {
				$statuses[] = 204;
			}
		}
		return array_values(array_unique($statuses, SORT_REGULAR));
	}

	private static function status(Node\Expr $expression): ?int {
		$isNamed = $expression instanceof Node\Expr\ClassConstFetch
			&& $expression->class instanceof Node\Name
			&& $expression->class->toString() === self::STATUSES;
		return match (true) {
			$expression instanceof Node\Scalar\Int_ => $expression->value,
			$isNamed && $expression->name instanceof Node\Identifier => [
				'STATUS_OK' => 200,
				'STATUS_CREATED' => 201,
				'STATUS_ACCEPTED' => 202,
				'STATUS_MULTI_STATUS' => 207,
			][$expression->name->toString()] ?? null,
			default => null,
		};
	}

	/** @param array<string, Node\Stmt\ClassLike> $classes */
	private static function isJsonApi(Node\Stmt\ClassLike $class, array $classes): bool {
		$parents = match (true) {
			$class instanceof Node\Stmt\Class_ => [...$class->implements, ...($class->extends === null ? [] : [$class->extends])],
			$class instanceof Node\Stmt\Interface_ => $class->extends,
			default => [],
		};
		foreach ($parents as $parent) {
			$name = $parent->toString();
			if (str_ends_with("\\$name", self::MARKER) || (isset($classes[$name]) && self::isJsonApi($classes[$name], $classes))) {
				return true;
			}
		}
		return false;
	}
}
