<?php
declare(strict_types=1);
namespace OCP\DB;

final class Types {
	public const BIGINT = 'bigint';
	public const INTEGER = 'integer';
	public const STRING = 'string';
	public const TEXT = 'text';
	public const BOOLEAN = 'boolean';
	public const SMALLINT = 'smallint';
	public const FLOAT = 'float';
}
