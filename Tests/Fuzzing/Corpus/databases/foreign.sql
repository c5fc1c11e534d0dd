CREATE TRIGGER t AFTER INSERT ON attempt BEGIN DELETE FROM attempt; END
CREATE VIEW v AS SELECT id FROM run
UPDATE run SET started = 'x'
UPDATE attempt SET hints = 2000000 WHERE number < 3
PRAGMA ignore_check_constraints = 1; UPDATE attempt SET outcome = 'x' WHERE number < 3
ALTER TABLE run DROP COLUMN testedOut
ALTER TABLE grdb_migrations RENAME COLUMN identifier TO x
UPDATE setting SET value = x'FF'
DROP TABLE setting; CREATE TABLE setting AS SELECT 'a' AS key, 'b' AS value
PRAGMA user_version = 99; PRAGMA application_id = 7
INSERT INTO grdb_migrations VALUES ('from the future')
DELETE FROM sqlite_sequence; PRAGMA writable_schema = 1; UPDATE sqlite_master SET sql = 'x' WHERE name = 'run'
